import { invariants, type Position, tawantinsuyu } from '@durbar/tawantinsuyu/rules'

/** Every option whose name passes, with a value that is not its default. */
function turned(passes: (name: string) => boolean): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tawantinsuyu.options)
      .filter(([name]) => passes(name))
      .map(([name, { values, default: usual }]) => [name, values.find((value) => value !== usual) ?? usual]),
  )
}

const forHer = (name: string): boolean => name.startsWith('axomamma')

/** What random play of this game is checked with in `durbar soak`. */
export const suite = {
  optionSets: [
    { name: 'basic', options: {} },
    { name: 'other rulings', options: turned((name) => !forHer(name)) },
    { name: 'another Axomamma', options: turned(forHer), players: 1 },
    { name: 'everything', options: turned(() => true), players: 1 },
  ],
  invariants: (p: Position): readonly string[] => invariants(p),
  maxDecisions: 20_000,
}
