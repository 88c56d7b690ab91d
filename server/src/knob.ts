/** One thing that may be turned: where it is read from, what it means, what it is if nobody says anything. */
export interface Knob<T> {
  readonly env: string
  /** The word after `--`, where the command line knows it too. */
  readonly flag?: string
  /** How the value is written, for the help. */
  readonly value: string
  readonly about: string
  readonly default: T
  /** Throws a `SettingError` that says what is wrong. */
  read(text: string, name: string): T
  write(value: T): string
}

/** A value that is not what it should be. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SettingError'
  }
}

export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

type Facts<T> = Pick<Knob<T>, 'env' | 'flag' | 'about' | 'default'>

export function whole(facts: Facts<number>, min: number, max: number, value = 'N'): Knob<number> {
  return {
    ...facts,
    value,
    read(text, name) {
      const number = Number(text)
      if (!/^\d+$/.test(text) || number < min || number > max)
        throw new SettingError(`${name} is a whole number from ${min} to ${max}, not "${text}"`)
      return number
    },
    write: String,
  }
}

export function word(facts: Facts<string>, value: string): Knob<string> {
  return {
    ...facts,
    value,
    read(text, name) {
      if (text === '') throw new SettingError(`${name} is empty`)
      return text
    },
    write: (text) => text,
  }
}

export function oneOf<const T extends string>(facts: Facts<NoInfer<T>>, values: readonly T[]): Knob<T> {
  return {
    ...facts,
    value: values.join('|'),
    read(text, name) {
      const found = values.find((value) => value === text)
      if (found === undefined) throw new SettingError(`${name} is one of ${values.join(', ')}, not "${text}"`)
      return found
    },
    write: (value) => value,
  }
}

export function yesOrNo(facts: Facts<boolean>): Knob<boolean> {
  return {
    ...facts,
    value: 'yes|no',
    read(text, name) {
      if (text !== 'yes' && text !== 'no') throw new SettingError(`${name} is yes or no, not "${text}"`)
      return text === 'yes'
    },
    write: (value) => (value ? 'yes' : 'no'),
  }
}

/** Words between commas. `problem` says what is wrong with one of them. */
export function words(
  facts: Facts<readonly string[]>,
  value: string,
  problem: (item: string) => string | undefined,
): Knob<readonly string[]> {
  return {
    ...facts,
    value,
    read(text, name) {
      const items = text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
      for (const item of items) {
        const wrong = problem(item)
        if (wrong !== undefined) throw new SettingError(`${name}: ${wrong}`)
      }
      return items
    },
    write: (items) => items.join(','),
  }
}

/** So many at once, then so many per second: `40/20`. */
export function rate(facts: Facts<Rate>): Knob<Rate> {
  return {
    ...facts,
    value: 'BURST/PER-SECOND',
    read(text, name) {
      const [, burst, perSecond] = /^(\d{1,9})\/(\d{1,9}(?:\.\d{1,6})?)$/.exec(text) ?? []
      if (burst === undefined || perSecond === undefined || Number(burst) < 1)
        throw new SettingError(`${name} is written BURST/PER-SECOND, such as 40/20, not "${text}"`)
      return { burst: Number(burst), perSecond: Number(perSecond) }
    },
    write: ({ burst, perSecond }) => `${burst}/${perSecond}`,
  }
}

type Table = Readonly<Record<string, Knob<unknown>>>
export type ValuesOf<K extends Table> = { readonly [N in keyof K]: K[N]['default'] }

export function defaultsOf<K extends Table>(table: K): ValuesOf<K> {
  return Object.fromEntries(Object.entries(table).map(([name, knob]) => [name, knob.default])) as ValuesOf<K>
}

/** Everything that flags and environment say, and the defaults of the rest. A flag wins; an empty variable says nothing. */
export function readKnobs<K extends Table>(
  table: K,
  env: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Record<string, unknown>>,
): ValuesOf<K> {
  const entries = Object.entries(table).map(([name, knob]) => {
    const flag = knob.flag === undefined ? undefined : flags[knob.flag]
    if (typeof flag === 'string') return [name, knob.read(flag, `--${knob.flag}`)]
    const said = env[knob.env]
    return [name, said === undefined || said === '' ? knob.default : knob.read(said, knob.env)]
  })
  return Object.fromEntries(entries) as ValuesOf<K>
}

export interface KnobLine {
  readonly env: string
  readonly flag: string | undefined
  readonly value: string
  readonly about: string
  /** As it would be written; empty for nothing. */
  readonly default: string
}

export function linesOf(table: Table): KnobLine[] {
  return Object.values(table).map((knob) => ({
    env: knob.env,
    flag: knob.flag,
    value: knob.value,
    about: knob.about,
    default: knob.write(knob.default),
  }))
}
