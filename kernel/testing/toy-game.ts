import {
  at,
  type Config,
  close,
  engine,
  type Game,
  int,
  isObject,
  type JsonObject,
  list,
  NotationError,
  named,
  nextInt,
  othersInOrder,
  type Position,
  push,
  type Refusal,
  range,
  reveal,
  rngFromSeed,
  rollDie,
  type Seat,
  type Shape,
  type Standing,
  scoped,
  struct,
  union,
  viewing,
} from '@durbar/kernel'

/**
 * A game small enough to read at a glance, with one of everything that the kernel must handle: stones are taken from a
 * pile; a die may be rolled, a hidden number looked at, a neighbor asked. Who has most stones at the end wins.
 */
export interface ToyPosition extends Position<ToyFrame> {
  readonly config: Config
  pile: number
  stones: number[]
  /** Hidden from everybody; who has looked at it knows it. */
  secret: number
  lookedAt: number[]
}

export type ToyFrame = { k: 'turn'; seat: Seat } | { k: 'answer'; seat: Seat; to: Seat } | { k: 'deal'; count: number }

export type ToyMove =
  | { readonly k: 'take'; readonly count: number }
  | { readonly k: 'roll' }
  | { readonly k: 'look' }
  | { readonly k: 'ask'; readonly seat: Seat }
  | { readonly k: 'answer'; readonly count: number }
  | { readonly k: 'pass' }

export type ToyEvent =
  | { readonly k: 'taken'; readonly seat: Seat; readonly count: number }
  | { readonly k: 'seen'; readonly seat: Seat; readonly color: number; readonly only: readonly Seat[] }
  | { readonly k: 'passed'; readonly seat: Seat }

export interface ToyView {
  readonly pile: number
  readonly stones: readonly number[]
  readonly secret: number | null
}

export const toyColors = ['red', 'green', 'blue']

const rules = engine<ToyPosition, ToyFrame, ToyMove, ToyEvent>({
  overRule: 'TY:9',
  frames: {
    deal: {
      run(p, frame) {
        p.pile += frame.count
      },
    },
    turn: {
      rule: 'TY:1',
      asks: ['take', 'roll', 'look', 'ask', 'pass'],
      stays: true,
      deciders: (_, frame) => [frame.seat],
    },
    answer: { rule: 'TY:5', asks: ['answer'], deciders: (_, frame) => [frame.seat] },
  },
  moves: {
    take: {
      list(p, _, out) {
        for (const count of [1, 2]) if (count <= p.pile) out.push({ k: 'take', count })
      },
      refuse(p, _, { count }): Refusal | undefined {
        if (count < 1 || count > 2) return { rule: 'TY:2', reason: 'one-or-two' }
        return count > p.pile ? { rule: 'TY:2', reason: 'needs-stones', need: count, have: p.pile } : undefined
      },
      play(p, seat, { count }, sink) {
        move(p, seat, count)
        sink?.({ k: 'taken', seat, count })
      },
    },
    roll: {
      list(p, _, out) {
        if (p.pile > 0) out.push({ k: 'roll' })
      },
      refuse: (p) => (p.pile > 0 ? undefined : { rule: 'TY:3', reason: 'no-stones' }),
      play(p, seat, _, sink) {
        const count = Math.min(p.pile, rollDie(p.rng))
        move(p, seat, count)
        sink?.({ k: 'taken', seat, count })
      },
    },
    look: {
      list(p, seat, out) {
        if (!p.lookedAt[seat]) out.push({ k: 'look' })
      },
      refuse: (p, seat) => (p.lookedAt[seat] ? { rule: 'TY:4', reason: 'seen' } : undefined),
      play(p, seat, _, sink) {
        p.lookedAt[seat] = 1
        reveal(p)
        sink?.({ k: 'seen', seat, color: p.secret, only: [seat] })
      },
    },
    ask: {
      list(p, seat, out) {
        for (const other of othersInOrder(seat, p.stones.length)) out.push({ k: 'ask', seat: other })
      },
      refuse(p, seat, asked) {
        const there = asked.seat !== seat && p.stones[asked.seat] !== undefined
        return there ? undefined : { rule: 'TY:5', reason: 'nobody-there' }
      },
      play(p, seat, asked) {
        push(p, { k: 'answer', seat: asked.seat, to: seat })
      },
    },
    answer: {
      list(p, seat, out) {
        for (const count of [0, 1]) if (count <= at(p.stones, seat)) out.push({ k: 'answer', count })
      },
      refuse(p, seat, { count }) {
        return count === 0 || (count === 1 && at(p.stones, seat) > 0)
          ? undefined
          : { rule: 'TY:5', reason: 'one-at-most' }
      },
      play(p, seat, { count }, _, frame) {
        if (frame.k !== 'answer') return
        p.stones[seat] = at(p.stones, seat) - count
        p.stones[frame.to] = at(p.stones, frame.to) + count
      },
    },
    pass: {
      list(_, __, out) {
        out.push({ k: 'pass' })
      },
      refuse: () => undefined,
      play(p, seat, _, sink) {
        close(p)
        sink?.({ k: 'passed', seat })
        if (p.pile > 0) push(p, { k: 'turn', seat: (seat + 1) % p.stones.length })
      },
    },
  },
})

function move(p: ToyPosition, seat: Seat, count: number): void {
  p.pile -= count
  p.stones[seat] = at(p.stones, seat) + count
}

function clone(p: ToyPosition): ToyPosition {
  return {
    config: p.config,
    rng: p.rng.slice(),
    revealed: p.revealed,
    agenda: p.agenda.map((frame) => ({ ...frame })),
    pile: p.pile,
    stones: p.stones.slice(),
    secret: p.secret,
    lookedAt: p.lookedAt.slice(),
  }
}

const standard: JsonObject = { pile: 12 }

function pileOf(components: JsonObject): number {
  return int(1, 99).read(components.pile ?? null, 'pile')
}

function standings(p: ToyPosition): Standing[] {
  const seats = range(p.stones.length).sort((a, b) => at(p.stones, b) - at(p.stones, a))
  return seats.map((seat, index) => ({ seat, rank: index + 1, score: at(p.stones, seat), sheet: [] }))
}

export const toyGame: Game<ToyPosition, ToyMove, ToyView, ToyEvent> = {
  id: 'toy',
  prefix: 'TY',
  rulesVersion: 3,
  seats: { min: 2, max: 3 },
  options: {
    pile: { kind: 'variant', rule: 'TY:6', values: ['small', 'large'], default: 'small' },
    dice: { kind: 'ruling', rule: 'TY:Q1', values: ['on', 'off'], default: 'on' },
  },
  refuseOptions: (options, players) =>
    options.pile === 'large' && players === 3 ? { rule: 'TY:6', reason: 'not-enough-stones' } : undefined,
  components: {
    standard,
    schema: struct({ pile: int(1, 99) }).schema,
    check(json) {
      pileOf(json)
      for (const key of Object.keys(json)) if (key !== 'pile') throw new NotationError('', `unknown "${key}"`)
    },
  },
  setup(config, seed) {
    const rng = rngFromSeed(seed)
    const p: ToyPosition = {
      config,
      rng,
      revealed: 0,
      agenda: [],
      pile: 0,
      stones: range(config.players).map(() => 0),
      secret: nextInt(rng, toyColors.length),
      lookedAt: range(config.players).map(() => 0),
    }
    const count = pileOf(config.components ?? standard) * (config.options.pile === 'large' ? 2 : 1)
    push(p, { k: 'deal', count }, { k: 'turn', seat: 0 })
    rules.run(p)
    return p
  },
  deciders: rules.deciders,
  legalMoves: rules.legalMoves,
  refusal: rules.refusal,
  play: rules.play,
  ...viewing(
    ({ pile, stones }: ToyPosition) => ({ pile, stones: [...stones] }),
    (p, viewer, everybody): ToyView => ({
      ...everybody,
      secret: viewer !== 'spectator' && p.lookedAt[viewer] ? p.secret : null,
    }),
  ),
  progress: ({ pile }) => ({ pile }),
  determinize(p, seat, rng) {
    const guess = clone(p)
    const secret = nextInt(rng, toyColors.length)
    if (!p.lookedAt[seat]) guess.secret = secret
    guess.rng = rngFromSeed(String(nextInt(rng, 1e9)))
    return guess
  },
  clone,
  standings,
  result: (p) => (p.agenda.length === 0 ? { standings: standings(p) } : undefined),
  evaluate: (p, seat) => at(p.stones, seat),
  configOf: (p) => p.config,
  notation(config) {
    const seat = int(0, config.players - 1)
    const color = named(toyColors)
    const inside: Shape<Omit<ToyPosition, 'config'>> = struct<Omit<ToyPosition, 'config'>>({
      pile: int(0),
      stones: list(int(0), config.players),
      secret: color,
      lookedAt: list(int(0, 1), config.players),
      rng: list(int(), 4),
      revealed: int(0),
      agenda: list(union<ToyFrame>('frame', { turn: { seat }, answer: { seat, to: seat }, deal: { count: int(0) } })),
    })
    return {
      position: {
        schema: inside.schema,
        write: inside.write,
        read: (json, path) => ({ ...inside.read(json, path), config }),
      },
      move: union<ToyMove>('move', {
        take: { count: int(0) },
        roll: {},
        look: {},
        ask: { seat },
        answer: { count: int(0) },
        pass: {},
      }),
      event: scoped(
        union<ToyEvent>('event', { taken: { seat, count: int(0) }, seen: { seat, color }, passed: { seat } }),
      ),
    }
  },
}

/** What is true of every position of the toy. */
export function toyInvariants(p: ToyPosition): string[] {
  const total = p.stones.reduce((sum, count) => sum + count, p.pile)
  const all = pileOf(isObject(p.config.components) ? p.config.components : standard)
  return total === all * (p.config.options.pile === 'large' ? 2 : 1) ? [] : [`${total} stones`]
}
