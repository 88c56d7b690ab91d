import {
  addEntry,
  at,
  type Config,
  drawsOf,
  type Entry,
  type Game,
  type GameEvent,
  hashPosition,
  type Json,
  type Move,
  NotationError,
  nextInt,
  type Play,
  type Position,
  pick,
  type Rng,
  range,
  readEntry,
  readPosition,
  refuseEntry,
  rngFromSeed,
  type Seat,
  startPlay,
  undoable,
  type Viewer,
  writeEntry,
  writePosition,
} from '@durbar/kernel'
import { mutateMove } from './mutate.ts'

export interface RandomPlay<P extends Position, M extends Move, E extends GameEvent> {
  readonly game: Game<P, M, unknown, E>
  readonly config: Config
  readonly seed: string
  /** What must hold in every position: a list of what does not. */
  invariants(p: P): readonly string[]
  /** More decisions than this means that the game does not end. */
  readonly maxDecisions: number
  /** The dearer properties are checked at one decision in so many. */
  readonly every: number
}

export interface PlayReport {
  readonly decisions: number
  readonly hash: string
  readonly rulesRefused: ReadonlySet<string>
}

/**
 * Plays one game at random and checks at every step what must be true of every game. Throws at the first thing that
 * is not, with the seed and the decision, so that it can be repeated.
 */
export function checkRandomPlay<P extends Position, M extends Move, E extends GameEvent>(
  scenario: RandomPlay<P, M, E>,
): PlayReport {
  const { game, config, seed } = scenario
  const rng = rngFromSeed(`random play of ${seed}`)
  const play = startPlay(game, config, seed)
  // Copies are cheap, hashes are not: those are made only where two positions are compared. Undo does not go back
  // behind a barrier, so the copies before it are let go.
  const undoEvery = Math.max(16, Math.floor(scenario.every / 4))
  const trail: P[] = [game.clone(play.position)]
  const refused = new Set<string>()
  const pastMoves: M[] = []
  let decisions = 0

  const fail = (problem: string): never => {
    throw new Error(`${game.id} ${JSON.stringify(config)} seed "${seed}" decision ${decisions}: ${problem}`)
  }
  const step = new Step(scenario, rng, fail)

  for (;;) {
    const p = play.position
    const problems = scenario.invariants(p)
    if (problems.length > 0) fail(`broken invariant: ${problems.join('; ')}`)
    const deciders = game.deciders(p)
    if ((deciders.length === 0) !== (game.result(p) !== undefined))
      fail('a game is over if and only if nobody has to decide and there is a result')
    if (deciders.length === 0) break
    if (++decisions > scenario.maxDecisions) fail('the game does not end')
    const thorough = decisions % scenario.every === 0

    for (const seat of range(config.players)) {
      const legal = game.legalMoves(p, seat)
      if (deciders.includes(seat) && legal.length === 0) fail(`dead end: seat ${seat} has no legal move`)
      if (thorough) step.refusalsAgree(p, seat, legal, pastMoves, refused)
    }
    if (thorough) {
      step.everybodyStands(p)
      step.progressIsPublic(p)
      step.clonesAreIndependent(p)
      step.documentsRoundTrip(p)
      step.nothingLeaks(p)
      step.viewsAgree(p)
      step.viewsStay(p)
    }

    const seat = pick(rng, deciders)
    const move = pick(rng, game.legalMoves(p, seat))
    pastMoves.push(move)
    if (thorough) step.peeksRaiseBarriers(p, seat, move)
    const entry = { seat, move }
    if (refuseEntry(play, entry)) fail('a listed move was refused')
    addEntry(play, entry)
    const possible = undoable(play, seat)
    if (possible === 0) trail.length = 0
    trail.push(game.clone(play.position))
    if (possible > 0 && (thorough || nextInt(rng, undoEvery) === 0))
      undoAndRedo(play, seat, 1 + nextInt(rng, possible), trail, fail)
  }

  const hash = hashPosition(game, play.position)
  const again = replay(game, config, seed, play.entries)
  if (hashPosition(game, again.position) !== hash) fail('replaying the record leads to another position')
  return { decisions, hash, rulesRefused: refused }
}

function undoAndRedo<P extends Position, M extends Move, E extends GameEvent>(
  play: Play<P, M, E>,
  seat: Seat,
  steps: number,
  trail: readonly P[],
  fail: (problem: string) => never,
): void {
  const isAt = (back: number): boolean =>
    hashPosition(play.game, play.position) === hashPosition(play.game, at(trail, trail.length - 1 - back))
  addEntry(play, { seat, undo: steps })
  if (!isAt(steps)) fail(`undo of ${steps} does not lead back`)
  addEntry(play, { seat, redo: steps })
  if (!isAt(0)) fail(`redo of ${steps} does not lead forward again`)
}

function replay<P extends Position, M extends Move, E extends GameEvent>(
  game: Game<P, M, unknown, E>,
  config: Config,
  seed: string,
  entries: readonly Entry<M>[],
): Play<P, M, E> {
  const play = startPlay(game, config, seed)
  for (const entry of entries) {
    const json = JSON.parse(JSON.stringify(writeEntry(game, config, entry))) as Json
    addEntry(play, readEntry(game, config, json))
  }
  return play
}

/** The checks of one decision. */
class Step<P extends Position, M extends Move, E extends GameEvent> {
  private readonly game: Game<P, M, unknown, E>
  private readonly rng: Rng
  private readonly fail: (problem: string) => never
  private readonly players: number
  private readonly writeMove: (move: M) => string
  private readonly writeEvent: (event: E) => string
  private readonly invariants: (p: P) => readonly string[]

  constructor(scenario: RandomPlay<P, M, E>, rng: Rng, fail: (problem: string) => never) {
    const notation = scenario.game.notation(scenario.config)
    this.game = scenario.game
    this.rng = rng
    this.fail = fail
    this.players = scenario.config.players
    this.invariants = (p) => scenario.invariants(p)
    this.writeMove = (move) => JSON.stringify(notation.move.write(move))
    this.writeEvent = (event) => {
      const json = notation.event.write(event)
      notation.event.read(json, 'event')
      return JSON.stringify(json)
    }
  }

  /** Listed moves are not refused; moves that are not listed are, whatever they look like. */
  refusalsAgree(p: P, seat: Seat, legal: readonly M[], pastMoves: readonly M[], refused: Set<string>): void {
    const listed = new Set(legal.map(this.writeMove))
    if (listed.size !== legal.length) this.fail(`a legal move of seat ${seat} is listed twice`)
    for (const move of legal) {
      const refusal = this.game.refusal(p, seat, move)
      if (refusal) this.fail(`seat ${seat}: ${this.writeMove(move)} is listed and refused: ${JSON.stringify(refusal)}`)
    }
    const tries: M[] = range(4).flatMap(() => (pastMoves.length > 0 ? [pick(this.rng, pastMoves)] : []))
    for (const source of [legal, pastMoves])
      for (let count = 0; count < 12 && source.length > 0; count++)
        tries.push(mutateMove(this.rng, pick(this.rng, source)))
    for (const move of tries) {
      const read = this.fromOutside(p, move)
      if (read === undefined) continue
      const written = this.writeMove(read)
      const refusal = this.game.refusal(p, seat, read)
      if ((refusal === undefined) !== listed.has(written))
        this.fail(`seat ${seat}: ${written} is ${refusal ? 'listed but refused' : 'not listed but not refused'}`)
      if (refusal) {
        if (!/^[A-Z]{2}:/.test(refusal.rule)) this.fail(`a refusal without a rule: ${JSON.stringify(refusal)}`)
        refused.add(refusal.rule)
      }
    }
  }

  /** The move as it arrives from outside, written down and read back; undefined if notation has no words for it. */
  private fromOutside(p: P, move: M): M | undefined {
    const { move: shape } = this.game.notation(this.game.configOf(p))
    try {
      return shape.read(shape.write(move), 'move')
    } catch (error) {
      if (error instanceof NotationError || error instanceof RangeError) return undefined
      throw error
    }
  }

  /** Standings can be asked for at any time, and name every seat once. */
  everybodyStands(p: P): void {
    const seats = this.game.standings(p).map(({ seat }) => seat)
    if (
      new Set(seats).size !== seats.length ||
      !range(this.game.configOf(p).players).every((seat) => seats.includes(seat))
    )
      this.fail(`standings of the seats ${seats.join(', ')} alone`)
  }

  /** What lists of tables tell is what everybody may see. */
  progressIsPublic(p: P): void {
    const everybody = this.game.view(p, 'spectator') as Record<string, unknown>
    for (const [key, value] of Object.entries(this.game.progress(p) as object))
      if (JSON.stringify(value) !== JSON.stringify(everybody[key]))
        this.fail(`progress tells another "${key}" than the view`)
  }

  /** Looking through several eyes at once shows each what it would see alone. */
  viewsAgree(p: P): void {
    const viewers: Viewer[] = [...range(this.players), 'spectator']
    const alone = viewers.map((viewer) => this.game.view(p, viewer))
    if (JSON.stringify(this.game.views(p, viewers)) !== JSON.stringify(alone)) this.fail('views differ from each view')
  }

  /** A view is kept to tell what has changed: it stays as it was when the position goes on. */
  viewsStay(p: P): void {
    const copy = this.game.clone(p)
    const views = this.game.views(copy, [...range(this.players), 'spectator'])
    const before = JSON.stringify(views)
    const seat = pick(this.rng, this.game.deciders(copy))
    this.game.play(copy, seat, pick(this.rng, this.game.legalMoves(copy, seat)))
    if (JSON.stringify(views) !== before) this.fail('a view changes with the position it was made of')
  }

  /** Playing on a copy leaves the original as it was. */
  clonesAreIndependent(p: P): void {
    const before = hashPosition(this.game, p)
    const copy = this.game.clone(p)
    if (hashPosition(this.game, copy) !== before) this.fail('a clone differs from its original')
    for (let moves = 0; moves < 3; moves++) {
      const deciders = this.game.deciders(copy)
      if (deciders.length === 0) break
      const seat = pick(this.rng, deciders)
      const legal = this.game.legalMoves(copy, seat)
      if (legal.length === 0) this.fail(`dead end ahead: seat ${seat} will have no legal move`)
      this.game.play(copy, seat, pick(this.rng, legal))
    }
    if (hashPosition(this.game, p) !== before) this.fail('playing on a clone changed the original')
  }

  /** A position written down and read back is the same position and asks the same question. */
  documentsRoundTrip(p: P): void {
    const document = writePosition(this.game, p)
    const again = readPosition(this.game, JSON.parse(JSON.stringify(document)) as Json)
    if (hashPosition(this.game, again) !== hashPosition(this.game, p)) this.fail('a position changes when written down')
    for (const seat of this.game.deciders(p)) this.sameMoves(p, again, seat, 'after reading it from a document')
  }

  /** Changing what a seat cannot see changes no byte of its view, its moves, its refusals or its events. */
  nothingLeaks(p: P): void {
    for (const seat of range(this.players)) {
      const other = this.game.determinize(p, seat, rngFromSeed(String(nextInt(this.rng, 1e9))))
      const problems = this.invariants(other)
      if (problems.length > 0) this.fail(`determinize breaks an invariant: ${problems.join('; ')}`)
      this.sameView(p, other, seat)
      this.sameView(p, other, 'spectator')
      this.sameMoves(p, other, seat, 'when what it cannot see is changed')
      this.sameGuess(p, other, seat)
      for (const mover of this.game.deciders(p)) this.sameEvents(p, other, seat, mover)
    }
  }

  /** What a bot is given depends on its view alone: both positions lead to the same guess. */
  private sameGuess(p: P, other: P, seat: Seat): void {
    const seed = String(nextInt(this.rng, 1e9))
    const guesses = [p, other].map((position) =>
      hashPosition(this.game, this.game.determinize(position, seat, rngFromSeed(seed))),
    )
    if (guesses[0] !== guesses[1]) this.fail(`determinize for seat ${seat} looks at what the seat cannot see`)
  }

  /** The same move of anybody, where no chance was used and nothing revealed, looks the same to this seat. */
  private sameEvents(p: P, other: P, seat: Seat, mover: Seat): void {
    const move = pick(this.rng, this.game.legalMoves(p, mover))
    if (this.game.refusal(other, mover, move)) return
    const [first, second] = [p, other].map((position) => this.playOn(position, mover, move, seat))
    if (!first || !second || first.learned || second.learned) return
    if (first.events !== second.events) this.fail(`events of ${this.writeMove(move)} leak to seat ${seat}`)
    this.sameView(first.position, second.position, seat)
  }

  private playOn(p: P, mover: Seat, move: M, viewer: Seat): { position: P; events: string; learned: boolean } {
    const position = this.game.clone(p)
    const events: string[] = []
    this.game.play(position, mover, move, (event) => {
      const written = this.writeEvent(event)
      if (!event.only || event.only.includes(viewer)) events.push(written)
    })
    const learned = drawsOf(position.rng) !== drawsOf(p.rng) || position.revealed !== p.revealed
    return { position, events: events.join('\n'), learned }
  }

  /** If a seat knows more after its own move than the move told it, undo must not be able to take that move back. */
  peeksRaiseBarriers(p: P, seat: Seat, move: M): void {
    const other = this.game.determinize(p, seat, rngFromSeed(String(nextInt(this.rng, 1e9))))
    if (this.game.refusal(other, seat, move)) return
    const [first, second] = [p, other].map((position) => this.playOn(position, seat, move, seat))
    if (!first || !second || first.learned || second.learned) return
    if (JSON.stringify(this.game.view(first.position, seat)) !== JSON.stringify(this.game.view(second.position, seat)))
      this.fail(`${this.writeMove(move)} shows seat ${seat} something hidden and raises no barrier`)
  }

  private sameView(p: P, other: P, viewer: Viewer): void {
    const [mine, theirs] = [p, other].map((position) => JSON.stringify(this.game.view(position, viewer)))
    if (mine !== theirs) this.fail(`the view of ${viewer} shows what it must not:\n${mine}\n${theirs}`)
  }

  private sameMoves(p: P, other: P, seat: Seat, when: string): void {
    const [mine, theirs] = [p, other].map((position) =>
      this.game.legalMoves(position, seat).map(this.writeMove).join('\n'),
    )
    if (mine !== theirs) this.fail(`the legal moves of seat ${seat} change ${when}:\n${mine}\n---\n${theirs}`)
  }
}
