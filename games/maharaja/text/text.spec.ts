import { readdirSync, readFileSync } from 'node:fs'
import { counted, plural } from '@durbar/craft/text'
import {
  type Config,
  configure,
  type JsonObject,
  type Language,
  languages,
  NotationError,
  pick,
  type Refusal,
  range,
  rngFromSeed,
  type Seat,
  type Speech,
  type Viewer,
} from '@durbar/kernel'
import { mutateMove } from '@durbar/kernel/testing'
import { type Event, type Move, maharaja, type Position, ruleOfEvent, type View } from '@durbar/maharaja/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import components from '../rules/components.json' with { type: 'json' }
import { moves as moveRules } from '../rules/frames/index.ts'
import { actionNames, characterNames, ledgerNames, partNames, sourceNames } from '../rules/names.ts'
import { optionSets } from '../test/option-sets.ts'
import { rulebooks, texts, words } from './index.ts'
import { cityIds, villageIds } from './places.ts'
import { countedReasons, placeReasons, plainReasons, type WrittenMove } from './written.ts'

const people = ['Ines', 'Mei-Lin', 'Kuba', '小華', 'Oyá']
const speechOf = (you: Viewer): Speech => ({ you, name: (seat) => people[seat] as string })

/** Ids that no reader should ever see: those with a dash, and places in small letters. */
const kinds = [...Object.keys(moveRules), ...Object.keys(ruleOfEvent), ...actionNames, ...characterNames]
const ids = [
  ...[...kinds, ...ledgerNames, ...partNames, ...sourceNames].filter((id) => id.includes('-')),
  ...[components.start, ...components.cities, ...components.villages].map(({ id }) => id),
]
const rawId = new RegExp(`(?<![\\p{L}-])(${[...new Set(ids)].join('|')})(?![\\p{L}-])`, 'u')
const names = new RegExp(people.join('|'), 'g')

const fine = new Set<string>()

function checkSentence(language: Language, sentence: string, about: unknown): void {
  if (fine.has(language + sentence)) return
  const wrong =
    sentence.trim() !== sentence ||
    sentence === '' ||
    /undefined|null|NaN|\[object|[{}]| {2}/.test(sentence) ||
    rawId.test(sentence) ||
    (language === 'zh-Hant' && /[A-Za-z]|[,;:?!()]/.test(sentence.replace(names, '')))
  if (wrong) throw new Error(`${language}: "${sentence}" for ${JSON.stringify(about)}`)
  fine.add(language + sentence)
}

/** Whoever is meant is called by name, and the reader never is. */
function checkNames(sentence: string, meant: readonly Seat[], you: Viewer, about: unknown): void {
  const wrong = people.some((name, seat) => sentence.includes(name) !== (meant.includes(seat) && seat !== you))
  if (wrong) throw new Error(`${you} reads "${sentence}" for ${JSON.stringify(about)}`)
}

function seatsInEvent(event: JsonObject): Seat[] {
  if (event.event === 'city-scored') {
    const scores = event.scores as unknown as readonly { seat: Seat; points: number }[]
    return scores.filter(({ points }) => points > 0).map(({ seat }) => seat)
  }
  return ['seat', 'to', 'from', 'winner'].map((key) => event[key]).filter((value) => typeof value === 'number')
}

function seatsInMove(json: JsonObject, view: View): Seat[] {
  const move = json as unknown as WrittenMove
  const holder = (card: string) => view.players.filter(({ characters }) => characters.some((one) => one === card))
  const rivals = view.players.filter(({ seat }) => seat !== view.you)
  switch (move.move) {
    case 'travel':
      return move.pays.map(({ to }) => to)
    case 'lure':
      return [move.from]
    case 'take':
    case 'exchange':
      return holder(move.card).map(({ seat }) => seat)
    case 'give':
      return view.question.question === 'surrender' ? [view.question.to] : []
    case 'end':
      return move.undone.length > 0 && rivals.length === 1 ? rivals.map(({ seat }) => seat) : []
    default:
      return []
  }
}

const seen = {
  moves: new Set<string>(),
  events: new Set<string>(),
  questions: new Set<string>(),
  reasons: new Set<string>(),
}

/** Plays a game at random and lets every language tell all of it. */
function listen(config: Config, seed: string): void {
  const rng = rngFromSeed(seed)
  const notation = maharaja.notation(config)
  const p = maharaja.setup(config, seed)
  const past: Move[] = []

  const hear = (event: Event): void => {
    const json = notation.event.write(event) as JsonObject
    seen.events.add(event.k)
    for (const you of [...range(config.players), 'spectator'] as const)
      for (const language of languages) {
        const sentence = texts[language].event(json, speechOf(you))
        checkSentence(language, sentence, json)
        checkNames(sentence, seatsInEvent(json), you, json)
      }
  }

  for (let deciders = maharaja.deciders(p); deciders.length > 0; deciders = maharaja.deciders(p)) {
    const seat = pick(rng, deciders)
    checkQuestions(p, [seat, pick(rng, range(config.players)), 'spectator'])
    const moves = maharaja.legalMoves(p, seat)
    checkMoves(p, seat, moves, notation.move.write as (move: Move) => JsonObject)
    for (const other of range(config.players))
      for (const source of [moves, past])
        if (source.length > 0) checkRefusal(p, other, mutateMove(rng, pick(rng, source)))
    // By kind first: otherwise a random game is mostly travel.
    const kind = pick(rng, [...new Set(moves.map(({ k }) => k))])
    const move = pick(
      rng,
      moves.filter(({ k }) => k === kind),
    )
    past.push(move)
    maharaja.play(p, seat, move, hear)
  }
  checkQuestions(p, [...range(config.players), 'spectator'])
  for (const { sheet } of maharaja.result(p)?.standings ?? [])
    for (const line of sheet)
      for (const { key } of [line, ...(line.parts ?? [])])
        for (const language of languages) checkSentence(language, texts[language].scoreLine(key), key)

  function checkRefusal(position: Position, other: Seat, move: Move): void {
    const refusal = refusalFromOutside(position, other, move)
    if (!refusal) return
    seen.reasons.add(refusal.reason)
    for (const language of languages)
      checkSentence(language, texts[language].refusal(refusal, speechOf(other)), { move, refusal })
  }

  function refusalFromOutside(position: Position, other: Seat, move: Move): Refusal | undefined {
    try {
      return maharaja.refusal(position, other, notation.move.read(notation.move.write(move), 'move'))
    } catch (error) {
      if (error instanceof NotationError || error instanceof RangeError) return undefined
      throw error
    }
  }
}

function checkQuestions(p: Position, readers: readonly Viewer[]): void {
  for (const you of readers) {
    const view = maharaja.view(p, you)
    seen.questions.add(view.question.question)
    for (const language of languages) {
      const sentence = texts[language].question(view, speechOf(you))
      checkSentence(language, sentence, view.question)
      checkSentence(language, texts[language].progress(view), view.turn)
      const waits = you === 'spectator' || !view.deciders.includes(you)
      if (waits && view.deciders.some((seat) => !sentence.includes(people[seat] as string)))
        throw new Error(`${you} reads "${sentence}" and does not know who is awaited`)
      if (you !== 'spectator' && sentence.includes(people[you] as string)) throw new Error(`${you} reads "${sentence}"`)
    }
  }
}

function checkMoves(p: Position, seat: Seat, moves: readonly Move[], write: (move: Move) => JsonObject): void {
  const view = maharaja.view(p, seat)
  const written = moves.map(write)
  for (const language of languages) {
    const sentences = written.map((move) => texts[language].move(move, view, speechOf(seat)))
    for (const [index, sentence] of sentences.entries()) {
      const move = written[index] as JsonObject
      seen.moves.add(String(move.move))
      checkSentence(language, sentence, move)
      checkNames(sentence, seatsInMove(move, view), seat, move)
    }
    if (new Set(sentences).size !== sentences.length)
      throw new Error(`${language}: two moves read the same in ${sentences.join(' | ')}`)
  }
}

describe('random games in four languages', () => {
  beforeAll(() => {
    for (const [index, { name, options }] of optionSets.entries())
      listen(configure(maharaja, { players: 2 + (index % 4), options }), `listen to ${name}`)
  }, 60_000)

  it('tell every kind of move', () => {
    expect([...seen.moves].sort()).toEqual(Object.keys(moveRules).sort())
  })

  it('tell every kind of event', () => {
    expect([...seen.events].sort()).toEqual(Object.keys(ruleOfEvent).sort())
  })

  it('ask every question', () => {
    const all = ['auction', 'choose', 'over', 'place', 'planning', 'replace', 'settle', 'surrender', 'turn']
    expect([...seen.questions].sort()).toEqual(all)
  })

  it('explain most refusals', () => {
    expect(seen.reasons.size).toBeGreaterThan(20)
  })
})

describe('refusals', () => {
  const known: readonly string[] = [...plainReasons, ...countedReasons, ...placeReasons]
  const root = new URL('../rules/', import.meta.url)
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  )
  const inRules = sources.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/reason: '([^']+)'/g)].map(([, reason]) => reason as string),
  )

  it('know every reason of the rules', () => {
    expect(inRules.length).toBeGreaterThan(40)
    expect(inRules.filter((reason) => !known.includes(reason))).toEqual([])
    const fromElsewhere = ['game-over', 'not-your-decision', 'not-asked-now', 'nothing-to-undo', 'nothing-to-redo']
    expect(known.filter((reason) => !inRules.includes(reason)).sort()).toEqual(fromElsewhere.sort())
  })

  it.each(languages)('have a sentence for each in %s', (language) => {
    const gaps = villageIds.slice(0, 7)
    for (const reason of known)
      for (const [need, have] of [
        [12, 9],
        [1, 0],
        [0, 1],
      ] as const) {
        const refusal: Refusal = { rule: 'MH:1', reason, need, have, ...(reason === 'road-has-a-gap' && { gaps }) }
        checkSentence(language, texts[language].refusal(refusal, speechOf(0)), refusal)
      }
  })

  it('tell what is needed and what is there', () => {
    const refusal = { rule: 'MH:31', reason: 'needs-gold', need: 12, have: 9 }
    expect(texts.en.refusal(refusal, speechOf(0))).toBe('Needs 12 gold; you have 9.')
  })

  it('throw where nobody knows a sentence', () => {
    const { en } = texts
    expect(() => en.refusal({ rule: 'MH:1', reason: 'bad-mood' }, speechOf(0))).toThrow('bad-mood')
    expect(() => en.event({ event: 'toString' }, speechOf(0))).toThrow('toString')
    expect(() => en.move({ move: 'cheat' }, {}, speechOf(0))).toThrow('cheat')
  })
})

describe('Polish', () => {
  const taken = (gold: number): string => texts.pl.event({ event: 'gold-taken', seat: 1, gold }, speechOf(0))

  it('has its plural forms', () => {
    const coins = counted('pl', { one: 'sztuka', few: 'sztuki', other: 'sztuk' })
    expect([1, 2, 4, 5, 12, 21, 22, 25].map(coins)).toEqual([
      '1 sztuka',
      '2 sztuki',
      '4 sztuki',
      '5 sztuk',
      '12 sztuk',
      '21 sztuk',
      '22 sztuki',
      '25 sztuk',
    ])
  })

  it('uses them', () => {
    expect(taken(1)).toBe('Mei-Lin bierze z banku 1 sztukę złota.')
    expect(taken(2)).toBe('Mei-Lin bierze z banku 2 sztuki złota.')
    expect(taken(5)).toBe('Mei-Lin bierze z banku 5 sztuk złota.')
  })

  it('knows villages from cities, and neither for places of component packs', () => {
    const placed = (at: string): string => texts.pl.event({ event: 'house-built', seat: 0, at, price: 1 }, speechOf(0))
    expect(placed('delhi')).toBe('Budujesz dom w mieście Delhi za 1 sztukę złota.')
    expect(placed('pushkar')).toBe('Budujesz dom we wsi Pushkar za 1 sztukę złota.')
    expect(placed('fatehpur-sikri')).toBe('Budujesz dom w miejscowości Fatehpur Sikri za 1 sztukę złota.')
  })
})

describe('names', () => {
  it('are those of the components document', () => {
    expect(components.cities.map(({ id }) => id)).toEqual([...cityIds])
    expect(components.villages.map(({ id }) => id)).toEqual([...villageIds])
    for (const { id, name } of [components.start, ...components.cities, ...components.villages])
      for (const language of ['en', 'pl', 'es'] as const) expect(words[language].place(id)).toBe(name)
  })

  it('are Chinese in Chinese, except where a component pack names a place of its own', () => {
    const places = ['ajmer', ...cityIds, ...villageIds].map((id) => words['zh-Hant'].place(id))
    expect(places.filter((place) => !/^\p{Script=Han}+$/u.test(place))).toEqual([])
    expect(new Set(places).size).toBe(38)
    expect(words['zh-Hant'].place('fatehpur', 'Fatehpur Sikri')).toBe('Fatehpur Sikri')
  })

  it('set Latin names apart in Chinese', () => {
    const paid = { event: 'toll', seat: 1, to: 3, gold: 2, byBank: false }
    expect(texts['zh-Hant'].event(paid, speechOf(0))).toBe('Mei-Lin 付給小華 2 枚金幣過路費。')
  })
})

describe('numbers', () => {
  it('that moves imply are those of the table, also with a component pack', () => {
    const pack = structuredClone(components)
    pack.values.goldAction.value = 3
    pack.values.housePrice.value = 4
    pack.values.palacePrice.value = 15
    const p = maharaja.setup(configure(maharaja, { players: 2, components: pack }), 'pack')
    const view = { ...maharaja.view(p, 0), deciders: [0] }
    const say = (move: JsonObject): string => texts.en.move(move, view, speechOf(0))
    expect(say({ move: 'gold' })).toContain('3 gold')
    expect(say({ move: 'house', for: 'house', at: 'pushkar' })).toContain('4 gold')
    expect(say({ move: 'palace', for: 'palace', site: 'central' })).toContain('15 gold')
  })

  it('fall back to the last form where a language has no other', () => {
    expect(plural('zh-Hant', { one: 'x', other: '枚' })(1)).toBe('枚')
  })
})

describe('what is left undone', () => {
  const end = (language: Language, undone: string[], players: number): string => {
    const p = maharaja.setup(configure(maharaja, { players }), 'undone')
    const view = { ...maharaja.view(p, 0), deciders: [0] }
    return texts[language].move({ move: 'end', undone, compensation: 2 }, view, speechOf(0))
  }

  it('is named on the button, with its cost', () => {
    expect(end('en', ['palace'], 3)).toBe('End turn – Palace not built: each rival gets 2 gold')
    expect(end('en', ['palace'], 2)).toBe('End turn – Palace not built: Mei-Lin gets 2 gold')
    expect(end('pl', ['palace'], 3)).toBe('Zakończ turę – pałac niewybudowany; 2 sztuki złota dla każdego rywala')
    expect(end('es', ['palace'], 3)).toBe('Terminar el turno – sin construir el palacio; 2 monedas para cada rival')
    expect(end('zh-Hant', ['palace'], 3)).toBe('結束回合（未建宮殿）：對手各得 2 枚金幣')
  })

  it('counts both houses of Quarry as one', () => {
    const both = ['first-stone', 'second-stone']
    expect(end('en', both, 3)).toBe('End turn – Quarry not used: each rival gets 2 gold')
    expect(end('en', [...both, 'second-stone'], 3)).toContain('– Quarry, Second house from the quarry undone:')
  })
})

describe('the rulebook', () => {
  it.each(languages)('has every rule an event cites, in %s', (language) => {
    const rules: Readonly<Record<string, unknown>> = rulebooks[language].rules
    expect(Object.values(ruleOfEvent).filter((rule) => rules[rule] === undefined)).toEqual([])
  })
})

describe('options', () => {
  it.each(languages)('have names for all of them in %s', (language) => {
    for (const [name, { values }] of Object.entries(maharaja.options))
      for (const value of values) {
        const option = texts[language].options[name]
        checkSentence(language, option?.name ?? '', name)
        checkSentence(language, option?.values[value] ?? '', value)
      }
  })
})
