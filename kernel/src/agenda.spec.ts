import { describe, expect, it } from 'vitest'
import { close, current, type Engine, engine, push, type Rules, reveal } from './agenda.ts'
import type { GameEvent, Position, Seat } from './game.ts'

type Frame =
  | { k: 'note'; text: string }
  | { k: 'once'; seat: Seat }
  | { k: 'staying'; seat: Seat }
  | { k: 'secret' }
  | { k: 'empty' }
type Move = { readonly k: 'say'; readonly text: string } | { readonly k: 'stop' } | { readonly k: 'wave' }
interface Room extends Position<Frame> {
  notes: string[]
  answers: (string | undefined)[]
}
interface Said extends GameEvent {
  readonly k: 'said'
  readonly text: string
}

const rules: Rules<Room, Frame, Move, Said> = {
  overRule: 'XX:9',
  free: ['wave'],
  frames: {
    note: {
      run(p, frame, sink) {
        p.notes.push(frame.text)
        sink?.({ k: 'said', text: frame.text })
        if (frame.text === 'two more') push(p, { k: 'note', text: 'one' }, { k: 'note', text: 'two' })
      },
    },
    once: { rule: 'XX:1', asks: ['say'], deciders: (_, frame) => [frame.seat] },
    staying: { rule: 'XX:2', asks: ['say', 'stop'], stays: true, window: true, deciders: (_, frame) => [frame.seat] },
    secret: {
      rule: 'XX:3',
      asks: ['say'],
      stays: true,
      deciders: (p) => [0, 1].filter((seat) => p.answers[seat] === undefined),
      mayRevise: (p, _, seat) => p.answers[seat] !== undefined,
    },
    empty: { rule: 'XX:4', asks: ['say'], deciders: () => [0], moot: (p) => p.notes.length > 0 },
  },
  moves: {
    say: {
      list(_, __, out) {
        out.push({ k: 'say', text: 'yes' }, { k: 'say', text: 'no' })
      },
      refuse: (_, __, move) => (['yes', 'no'].includes(move.text) ? undefined : { rule: 'XX:5', reason: 'yes-or-no' }),
      play(p, seat, move, _, frame) {
        p.answers[seat] = move.text
        if (frame.k === 'secret' && p.answers.every((answer) => answer !== undefined)) close(p)
      },
    },
    stop: {
      list(_, __, out) {
        out.push({ k: 'stop' })
      },
      refuse: () => undefined,
      play: (p) => close(p),
    },
    wave: {
      list(_, __, out) {
        out.push({ k: 'wave' })
      },
      refuse: () => undefined,
      play(p) {
        p.notes.push('waved')
      },
    },
  },
}
const room: Engine<Room, Move, Said> = engine(rules)

/** A room whose agenda has come up in this order. */
function begin(...frames: Frame[]): Room {
  const p: Room = { rng: [0, 0, 0, 0], revealed: 0, agenda: [], notes: [], answers: [undefined, undefined] }
  push(p, ...frames)
  room.run(p)
  return p
}

describe('work', () => {
  it('runs in the order in which it was pushed, up to the next question', () => {
    const p = begin(
      { k: 'note', text: 'a' },
      { k: 'note', text: 'b' },
      { k: 'once', seat: 1 },
      { k: 'note', text: 'c' },
    )
    expect(p.notes).toEqual(['a', 'b'])
    expect(current(p)).toEqual({ k: 'once', seat: 1 })
  })

  it('may push more work, which comes before what was there already', () => {
    expect(begin({ k: 'note', text: 'two more' }, { k: 'note', text: 'last' }).notes).toEqual([
      'two more',
      'one',
      'two',
      'last',
    ])
  })

  it('goes on after an answer, and tells what happens', () => {
    const p = begin({ k: 'once', seat: 1 }, { k: 'note', text: 'after' })
    const told: Said[] = []
    room.play(p, 1, { k: 'say', text: 'yes' }, (event) => told.push(event))
    expect(told).toEqual([{ k: 'said', text: 'after' }])
    expect(p.agenda).toEqual([])
  })
})

describe('a question', () => {
  it('is settled by one answer', () => {
    const p = begin({ k: 'once', seat: 1 })
    expect(room.deciders(p)).toEqual([1])
    room.play(p, 1, { k: 'say', text: 'no' })
    expect(room.deciders(p)).toEqual([])
    expect(p.answers).toEqual([undefined, 'no'])
  })

  it('that stays is asked again until a move closes it', () => {
    const p = begin({ k: 'staying', seat: 0 }, { k: 'once', seat: 1 })
    room.play(p, 0, { k: 'say', text: 'no' })
    room.play(p, 0, { k: 'say', text: 'yes' })
    expect(room.deciders(p)).toEqual([0])
    room.play(p, 0, { k: 'stop' })
    expect(room.deciders(p)).toEqual([1])
  })

  it('that is moot is dropped unasked', () => {
    expect(current(begin({ k: 'empty' }))).toEqual({ k: 'empty' })
    expect(begin({ k: 'note', text: 'nothing to ask' }, { k: 'empty' }).agenda).toEqual([])
  })

  it('with a window takes free moves, which lead back to it', () => {
    const p = begin({ k: 'staying', seat: 0 })
    expect(room.legalMoves(p, 0)).toContainEqual({ k: 'wave' })
    room.play(p, 0, { k: 'wave' })
    expect(p.notes).toEqual(['waved'])
    expect(room.deciders(p)).toEqual([0])
  })

  it('without a window takes none', () => {
    const p = begin({ k: 'once', seat: 0 })
    expect(room.legalMoves(p, 0)).toEqual([
      { k: 'say', text: 'yes' },
      { k: 'say', text: 'no' },
    ])
    expect(room.refusal(p, 0, { k: 'wave' })).toEqual({ rule: 'XX:1', reason: 'not-asked-now' })
  })

  it('of several seats waits for all, and lets each change its mind until the last', () => {
    const p = begin({ k: 'secret' }, { k: 'once', seat: 0 })
    expect(room.deciders(p)).toEqual([0, 1])
    room.play(p, 0, { k: 'say', text: 'yes' })
    expect(room.deciders(p)).toEqual([1])
    expect(room.legalMoves(p, 0)).toHaveLength(2)
    expect(room.refusal(p, 0, { k: 'say', text: 'no' })).toBeUndefined()
    room.play(p, 0, { k: 'say', text: 'no' })
    room.play(p, 1, { k: 'say', text: 'yes' })
    expect(p.answers).toEqual(['no', 'yes'])
    expect(current(p)).toEqual({ k: 'once', seat: 0 })
  })
})

describe('a refusal', () => {
  it('says that it is somebody else’s decision, with the rule that asks', () => {
    const p = begin({ k: 'once', seat: 1 })
    expect(room.refusal(p, 0, { k: 'say', text: 'yes' })).toEqual({ rule: 'XX:1', reason: 'not-your-decision' })
    expect(room.legalMoves(p, 0)).toEqual([])
  })

  it('says that something else is asked', () => {
    const p = begin({ k: 'once', seat: 1 })
    expect(room.refusal(p, 1, { k: 'stop' })).toEqual({ rule: 'XX:1', reason: 'not-asked-now' })
    const unknown = { k: 'dance' } as unknown as Move
    expect(room.refusal(p, 1, unknown)).toEqual({ rule: 'XX:1', reason: 'not-asked-now' })
  })

  it('comes from the move’s own rule where it is asked for', () => {
    const p = begin({ k: 'once', seat: 1 })
    expect(room.refusal(p, 1, { k: 'say', text: 'perhaps' })).toEqual({ rule: 'XX:5', reason: 'yes-or-no' })
  })

  it('says that the game is over', () => {
    const p = begin()
    expect(room.refusal(p, 0, { k: 'stop' })).toEqual({ rule: 'XX:9', reason: 'game-over' })
    expect(room.legalMoves(p, 0)).toEqual([])
    expect(room.deciders(p)).toEqual([])
  })
})

describe('reveal', () => {
  it('counts what became known', () => {
    const p = begin()
    reveal(p)
    reveal(p)
    expect(p.revealed).toBe(2)
  })
})
