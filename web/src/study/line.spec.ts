import { botMove } from '@durbar/bots'
import { games } from '@durbar/catalog'
import {
  addEntry,
  at,
  configure,
  type Game,
  type GameEvent,
  hashPosition,
  isObject,
  type Json,
  type JsonObject,
  type Move,
  type Play,
  type Position,
  rngFromSeed,
  startPlay,
  undoable,
  writeEntry,
  writeRecordHead,
} from '@durbar/kernel'
import { describe, expect, it } from 'vitest'
import { markFrom } from '../player/marks.ts'
import { positionText, readStudy, recordText } from './document.ts'
import { branchOff, eventsOf, movesBetween } from './line.ts'
import { openView } from './open-view.ts'
import { divisionsOf } from './turns.ts'

/** The beginning of a game at random, with moves taken back and played again, as a record; and the play itself. */
function someRecord(
  game: Game,
  players: number,
  count: number,
): { text: string; play: Play<Position, Move, GameEvent> } {
  const config = configure(game, { players })
  const play = startPlay(game, config, 'seed')
  const rng = rngFromSeed('moves')
  const lines: JsonObject[] = [writeRecordHead(game, { config, seed: 'seed' })]
  const add = (entry: Parameters<typeof addEntry>[1]) => {
    addEntry(play, entry as never)
    lines.push({
      seq: lines.length,
      ...writeEntry(game, config, entry as never),
      hash: hashPosition(game, play.position),
      at: `2026-11-15T00:00:${String(lines.length % 60).padStart(2, '0')}.000Z`,
    })
  }
  for (let index = 0; index < count && game.deciders(play.position).length > 0; index++) {
    const seat = at(game.deciders(play.position), 0)
    add({ seat, move: botMove('random', game, play.position, seat, rng) })
    if (index % 5 === 0 && undoable(play, seat) > 0) add({ seat, undo: 1 })
    if (index % 10 === 0 && play.undone.length > 0) add({ seat, redo: 1 })
  }
  return { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), play }
}

describe.each(Object.values(games))('a study of $id', (game) => {
  const { text, play } = someRecord(game, Math.min(4, game.seats.max), 150)

  it('ends where the play ended, whatever was taken back, and every position is the same from both sides', async () => {
    const { main } = await readStudy(text)
    expect(hashPosition(game, main.position(main.length))).toBe(hashPosition(game, play.position))
    const forward = Array.from({ length: main.length + 1 }, (_, index) => hashPosition(game, main.position(index)))
    const position = main.position(0)
    for (let index = 1; index <= main.length; index++) {
      const { seat, move } = main.step(index)
      game.play(position, seat, move)
      expect(hashPosition(game, position)).toBe(forward[index])
    }
    for (let index = main.length; index >= 0; index -= 7)
      expect(hashPosition(game, main.position(index))).toBe(forward[index])
  })

  it('writes records and positions that open again', async () => {
    const { main, head } = await readStudy(text)
    const half = Math.floor(main.length / 2)
    const { main: again } = await readStudy(recordText(head, main, half))
    expect(again.length).toBe(half)
    expect(again.step(half).at).toBe(main.step(half).at)
    const { main: single, head: start } = await readStudy(positionText(game, main.position(half)))
    expect(single.length).toBe(0)
    expect(hashPosition(game, single.position(0))).toBe(hashPosition(game, again.position(half)))
    // What is played on from a position is a record, too.
    const played = branchOff(single, 0, movesBetween(main, half, main.length))
    const { main: rest } = await readStudy(recordText(start, played, played.length))
    expect(rest.length).toBe(main.length - half)
    expect(hashPosition(game, rest.position(rest.length))).toBe(hashPosition(game, main.position(main.length)))
  })

  it('branches without touching the line it leaves', async () => {
    const { main } = await readStudy(text)
    const from = main.length - 20
    const before = hashPosition(game, main.position(main.length))
    const branch = branchOff(main, from, movesBetween(main, from, from + 10))
    expect(branch.length).toBe(from + 10)
    expect(hashPosition(game, branch.position(from + 10))).toBe(hashPosition(game, main.position(from + 10)))
    expect(hashPosition(game, branch.position(3))).toBe(hashPosition(game, main.position(3)))
    const { seat } = main.step(from + 1)
    const other = game.legalMoves(main.position(from), seat).at(-1)
    if (!other) throw new Error('no move')
    expect(branchOff(main, from, [{ seat, move: other }]).step(from + 1).move).toEqual(other)
    expect(hashPosition(game, main.position(main.length))).toBe(before)
  })

  it('opens what any seat sees', async () => {
    const { main } = await readStudy(text)
    for (let index = 0; index < main.length; index += 10) {
      const position = main.position(index)
      const open = openView(game, position, 1)
      if (!isObject(open)) throw new Error('a view is an object')
      const players = open.players as readonly Json[]
      players.forEach((player, seat) => {
        const own = (game.view(position, seat) as { players: readonly Json[] }).players[seat]
        expect(player).toEqual(own)
      })
      expect(open.you).toBe(1)
    }
  })

  it('knows turns and rounds', async () => {
    const { main } = await readStudy(text)
    const { turns, rounds } = divisionsOf(main)
    for (const list of [turns, rounds]) {
      expect(list[0]).toBe(0)
      expect(list.at(-1)).toBe(main.length)
      expect(list).toEqual([...new Set(list)].sort((a, b) => a - b))
    }
    const [, first = 0] = turns
    expect(new Set(movesBetween(main, 0, first).map(({ seat }) => seat)).size).toBe(1)
    expect(main.step(first + 1).seat).not.toBe(main.step(first).seat)
    expect(markFrom(turns, 0, 1)).toBe(first)
    expect(markFrom(turns, first, -1)).toBe(0)
    expect(markFrom(turns, main.length, 1)).toBe(main.length)
  })
})

describe('what is no study', () => {
  const maharaja = at(Object.values(games), 0)
  const { text } = someRecord(maharaja, 3, 30)
  const lines = text.trim().split('\n')

  it.each([
    ['nothing', '', 'not-a-document'],
    ['prose', 'Dear diary', 'not-a-document'],
    ['another JSON', '{"a":1}', 'not-a-document'],
    ['another game', '{"durbar":"record","game":"chess"}', 'no-such-game'],
    ['a name every object has', '{"durbar":"record","game":"constructor"}', 'no-such-game'],
    ['a head without a seed', at(lines, 0).replace(/"seed":"seed"/, '"seed":5'), 'not-a-document'],
    ['a line that is cut off', text.trim().slice(0, -3), 'not-a-document'],
    ['a move left out', lines.filter((_, index) => index !== 1).join('\n'), 'refused'],
    [
      'another ending',
      `${lines.slice(0, -1).join('\n')}\n${at(lines, -1 + lines.length).replace(/"hash":"./, '"hash":"x')}`,
      'refused',
    ],
    [
      'a position with a wrong value',
      '{"durbar":"position","format":1,"game":"maharaja","rulesVersion":1,"players":2,"position":{}}',
      'not-a-document',
    ],
  ])('refuses %s', async (_, broken, reason) => {
    await expect(readStudy(broken)).rejects.toMatchObject({ name: 'UnreadableStudy', reason })
  })
})

it('tells a viewer only the events meant for them', () => {
  const secret = { only: [1], document: { event: 'seen' } }
  const step = { seat: 0, move: { k: 'x' }, events: [secret, { only: undefined, document: { event: 'all' } }] }
  expect(eventsOf(step, 0)).toHaveLength(1)
  expect(eventsOf(step, 'spectator')).toHaveLength(1)
  expect(eventsOf(step, 1)).toHaveLength(2)
  expect(eventsOf(step, 'open')).toHaveLength(2)
})
