import { join } from 'node:path'
import { games } from '@durbar/catalog'
import {
  addEntry,
  at,
  configure,
  continuePlay,
  drawsOf,
  type Entry,
  type Game,
  type GameEvent,
  hashPosition,
  type Json,
  type Move,
  nextInt,
  type Play,
  type Position,
  pick,
  type Rng,
  range,
  rngFromSeed,
  type Seat,
  undoable,
  type Viewer,
} from '@durbar/kernel'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, type Guest, newGuest } from './client.ts'
import { useServer } from './local.ts'

/**
 * No byte of hidden information leaves the server. Two tables are set up whose true positions differ only in what one
 * viewer cannot know; the same moves are made at both; every byte that this viewer is sent, asks for or is refused with
 * must be the same at both. LEAK_POSITIONS asks for more positions of each game than the quick run looks at.
 */

const positionsPerGame = Number(process.env.LEAK_POSITIONS ?? 2)
const stepsPerPosition = 3

const server = useServer()
const everyGame: readonly Game[] = Object.values(games)

type AnyPlay = Play<Position, Move, GameEvent>

const setups = everyGame.map((game) => game.setup)
/** The positions that tables begin with, by seed; an unknown seed is a new table, which gets the next one. */
const planted = new Map<string, Position>()
let next: Position | undefined
beforeAll(() => {
  for (const game of everyGame)
    vi.spyOn(game as { setup: Game['setup'] }, 'setup').mockImplementation((_, seed) => {
      const position = planted.get(seed) ?? next
      if (!position) throw new Error('no position is planted')
      planted.set(seed, position)
      return game.clone(position)
    })
})
afterAll(() => vi.restoreAllMocks())

/** A position somewhere along a game of random moves, and some of the moves that were possible on the way. */
function wander(game: Game, players: number, rng: Rng): { truth: Position; pool: Move[] } {
  const setup = at(setups, everyGame.indexOf(game))
  const position = setup(configure(game, { players, options: {} }), String(nextInt(rng, 1e9)))
  const way: Position[] = []
  const pool: Move[] = []
  while (game.deciders(position).length > 0) {
    way.push(game.clone(position))
    const seat = pick(rng, game.deciders(position))
    const legal = game.legalMoves(position, seat)
    const move = pick(rng, legal)
    pool.push(move, pick(rng, legal))
    game.play(position, seat, move)
  }
  return { truth: pick(rng, way), pool }
}

/** One of the two tables: the real one at the server, and the rules' own picture of it. */
interface Twin {
  readonly id: string
  readonly invite: string
  readonly play: AnyPlay
  readonly viewers: readonly Client[]
  readonly others: Client
  /** What the viewer asked over REST and was told. */
  readonly answers: string[]
  readonly secrets: readonly string[]
}

interface People {
  readonly looking: Guest
  readonly playing: Guest
}

/** A table where `viewer` is held by one guest and everything else by another. */
async function lay(game: Game, position: Position, viewer: Viewer, { looking, playing }: People): Promise<Twin> {
  next = position
  const config = game.configOf(position)
  const seats = range(config.players).map((seat) => ({
    kind: seat === viewer ? ('open' as const) : ('person' as const),
  }))
  const { table, invite } = await playing.create({ game: game.id, options: { ...config.options }, seats })
  if (viewer !== 'spectator') await looking.table(`/api/tables/${table.id}/join`, { invite, seat: viewer })
  await playing.table(`/api/tables/${table.id}/start`, {})
  const others = await playing.open(table.id, 'spectator')
  const eyes: Viewer[] = viewer === 'spectator' ? ['spectator'] : [viewer, 'spectator']
  const viewers: Client[] = []
  for (const as of eyes) viewers.push(await looking.open(table.id, as, { invite }))
  const play = continuePlay(game, config, 'x', game.clone(position)) as AnyPlay
  return { id: table.id, invite, play, viewers, others, answers: [], secrets: secretsOf(table.id, playing) }
}

/** What the viewer has been told since it was looked at last, without what tells the two tables apart: their names, times and numbers. */
function told(twin: Twin): string[] {
  const all = [
    ...twin.viewers.flatMap((client, index) => client.frames.splice(0).map((frame) => `${index} ${frame}`)),
    ...twin.answers.splice(0),
  ]
  for (const secret of twin.secrets)
    expect(
      all.some((text) => text.includes(secret)),
      'a secret was sent',
    ).toBe(false)
  return all.map((text) =>
    text
      .replaceAll(twin.id, 'TABLE')
      .replaceAll(twin.invite, 'INVITE')
      .replace(/"(at|updatedAt|createdAt)":"[^"]*"/g, '"$1":""')
      .replace(/"commitment":"\w{64}"/g, '"commitment":""'),
  )
}

/** What the rules show the viewer, for the moves after which the two may differ for good reasons. */
function shown({ game, position }: AnyPlay, viewer: Viewer): string {
  const moves = viewer === 'spectator' ? [] : game.legalMoves(position, viewer)
  return JSON.stringify([game.view(position, viewer), game.view(position, 'spectator'), moves, game.deciders(position)])
}

/** Everything a curious viewer can ask without moving: over the socket and over REST. */
async function pry(twin: Twin, viewer: Viewer, moves: readonly Move[], { looking }: People): Promise<void> {
  const { game, config, position } = twin.play
  const { move: notation } = game.notation(config)
  const first = at(twin.viewers, 0)
  const { seq } = first.state()
  const seats = range(config.players)
  for (const move of moves) {
    const document = notation.write(move) as never
    for (const seat of viewer === 'spectator' ? seats : [viewer, (viewer + 1) % seats.length]) {
      await first.ask({ t: 'why', seat, move: document })
      // What is legal would be played.
      if (seat !== viewer || game.refusal(position, seat, move))
        await first.ask({ t: 'play', seat, seq, move: document })
    }
  }
  await first.ask({ t: 'play', seat: viewer === 'spectator' ? 0 : viewer, seq: seq + 9, move: { move: 'peek' } })
  if (viewer !== 'spectator' && undoable(twin.play, viewer) === 0)
    await first.ask({ t: 'undo', seat: viewer, seq, steps: 1 })
  await first.ask({ t: 'redo', seat: 0, seq, steps: 99 })
  await first.ask({ t: 'chat', text: 'I wonder what they have' })
  await first.ask({ t: 'open', table: twin.id, as: viewer === 'spectator' ? 0 : (viewer + 1) % seats.length })
  await twin.others.ask({ t: 'chat', text: 'You would like to know' })
  // Long answers that do not change from move to move are asked for once.
  const paths = seq === 0 ? ['', '/record', '/components'] : ['', '/record']
  for (const path of paths) {
    const { status, text } = await looking.request('GET', `/api/tables/${twin.id}${path}?invite=${twin.invite}`)
    twin.answers.push(`${path} ${status} ${text}`)
  }
  if (seq === 0) {
    const { body } = await looking.request('GET', '/api/tables')
    twin.answers.push(JSON.stringify((body as { id: string }[]).filter(({ id }) => id === twin.id)))
  }
  // Whatever was sent before this answer has arrived with it.
  for (const client of twin.viewers) await client.ask({ t: 'redo', seat: 0, seq: 0, steps: 1 })
}

/** Makes the same entry at a table and in its picture; returns what the viewer may hear of it. */
async function enter(twin: Twin, viewer: Viewer, entry: Entry<Move>): Promise<{ heard: string; learned: boolean }> {
  const { play } = twin
  const notation = play.game.notation(play.config)
  const { seat } = entry
  const mover = seat === viewer ? at(twin.viewers, 0) : twin.others
  const seq = play.entries.length
  const answer = await mover.ask(
    'move' in entry
      ? { t: 'play', seat, seq, move: notation.move.write(entry.move) as never }
      : 'undo' in entry
        ? { t: 'undo', seat, seq, steps: entry.undo }
        : { t: 'redo', seat, seq, steps: entry.redo },
  )
  expect(answer).toMatchObject({ t: 'done', seq: seq + 1 })
  const draws = drawsOf(play.position.rng)
  const { revealed } = play.position
  const heard: Json[] = []
  addEntry(play, entry, (event) => {
    if (!event.only || (viewer !== 'spectator' && event.only.includes(viewer))) heard.push(notation.event.write(event))
  })
  const learned = drawsOf(play.position.rng) !== draws || play.position.revealed !== revealed
  return { heard: JSON.stringify(heard), learned }
}

/** A decision that is possible at both tables, mostly one of the others'. */
function choose(plays: readonly AnyPlay[], viewer: Viewer, rng: Rng): Entry<Move> | undefined {
  const { game, position } = at(plays, 0)
  const seats = game.deciders(position)
  const others = seats.filter((seat) => seat !== viewer)
  const seat: Seat = pick(rng, others.length > 0 && nextInt(rng, 4) > 0 ? others : seats)
  const moves = game
    .legalMoves(position, seat)
    .filter((move) => plays.every((play) => game.refusal(play.position, seat, move) === undefined))
  return moves.length === 0 ? undefined : { seat, move: pick(rng, moves) }
}

/** Plays on at both tables for as long as the viewer has no honest way to tell them apart. */
async function compare(
  game: Game,
  truth: Position,
  other: Position,
  viewer: Viewer,
  pool: readonly Move[],
  people: People,
  rng: Rng,
): Promise<number> {
  const twins = [await lay(game, truth, viewer, people), await lay(game, other, viewer, people)]
  const [one, two] = [at(twins, 0), at(twins, 1)]
  let frames = 0
  const same = async (): Promise<void> => {
    const moves = [pick(rng, pool), pick(rng, pool)]
    for (const twin of twins) await pry(twin, viewer, moves, people)
    const [first, second] = [told(one), told(two)]
    expect(second, `${game.id}, seen by ${viewer}`).toEqual(first)
    frames += first.length
  }
  await same()
  for (let step = 0; step < stepsPerPosition; step++) {
    const plays = twins.map(({ play }) => play)
    const entry = choose(plays, viewer, rng)
    if (!entry) break
    const steps: Entry<Move>[] = [entry]
    for (const each of steps) {
      const results = []
      for (const twin of twins) results.push(await enter(twin, viewer, each))
      const honest =
        results.some(({ learned }) => learned) &&
        (at(results, 0).heard !== at(results, 1).heard || shown(one.play, viewer) !== shown(two.play, viewer))
      if (honest || game.deciders(one.play.position).length === 0) {
        step = stepsPerPosition
        break
      }
      await same()
      const { seat } = each
      if (steps.length === 1 && plays.every((play) => undoable(play, seat) > 0))
        steps.push({ seat, undo: 1 }, { seat, redo: 1 })
    }
  }
  for (const { viewers, others } of twins) for (const client of [...viewers, others]) await client.close()
  return frames
}

/** What must not be in any message: the seed, hashes of secrets, who the others are. */
function secretsOf(id: string, playing: Guest): string[] {
  const file = new Database(join(server.dataDir, 'durbar.sqlite'), { readonly: true })
  const row = file.prepare('select seed, invite_hash, host from game_table where id = ?').get(id)
  file.close()
  return [...Object.values(row as Record<string, string>), playing.cookie.split('=')[1] ?? '']
}

/** A position that nobody who only watches can tell from the true one: every seat's secrets are others. */
function veiled(game: Game, truth: Position, players: number, rng: Rng): Position {
  return range(players).reduce((position, seat) => game.determinize(position, seat, rng), truth)
}

it.each(everyGame.map((game) => [game.id, game] as const))(
  '%s: no viewer is sent a byte that depends on what it cannot know',
  async (_, game) => {
    const rng = rngFromSeed(`no leak ${game.id} ${process.env.LEAK_SEED ?? 1}`)
    const people = { looking: await newGuest(server.url), playing: await newGuest(server.url) }
    const { min, max } = game.seats
    let frames = 0
    let different = 0
    for (const index of range(positionsPerGame)) {
      const players = max - (index % (max - min + 1))
      const { truth, pool } = wander(game, players, rng)
      for (const viewer of [...range(players), 'spectator' as const]) {
        const other = viewer === 'spectator' ? veiled(game, truth, players, rng) : game.determinize(truth, viewer, rng)
        if (hashPosition(game, truth) !== hashPosition(game, other)) different++
        frames += await compare(game, truth, other, viewer, pool, people, rng)
      }
    }
    // Something was hidden, and much was said.
    expect(different).toBeGreaterThan(positionsPerGame)
    expect(frames).toBeGreaterThan(100 * positionsPerGame)
    if (process.env.LEAK_POSITIONS) console.log(`${game.id}: ${different} pairs, ${frames} messages the same`)
  },
  positionsPerGame * 120_000,
)
