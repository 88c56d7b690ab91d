import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { botMove } from '@durbar/bots'
import {
  addEntry,
  at,
  type Game,
  type GameText,
  type JsonObject,
  type Move,
  type Play,
  type Position,
  pick,
  type Refusal,
  rngFromSeed,
  type Seat,
  type Speech,
  startPlay,
  undoable,
} from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { botsOf, configOf, gameNamed, tableHelp, tableOptions, wholeNumber } from '../input.ts'
import { print } from '../output.ts'
import { languageOption, speechOf, textOf } from '../speech.ts'

const help = `durbar play GAME [--players N] [--seat N] [--bots a,b,…] [--seed S] [--language en|pl|es|zh-Hant]

Play in the terminal against bots. Choices are numbered; u takes the last move back, ? tells why other things are not
offered, q leaves.

${tableHelp}
  --seat N             where you sit (default 0)
  --bots a,b,…         who plays the other seats (default greedy)
  --seed S             to play the same game again (default: a new one)
`

export const play: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...tableOptions,
        ...languageOption,
        seat: { type: 'string', default: '0' },
        bots: { type: 'string', default: 'greedy' },
        seed: { type: 'string' },
      },
    })
    const game = gameNamed(positionals[0])
    const config = configOf(game, values, Math.min(3, game.seats.max))
    const seat = wholeNumber(values.seat, '--seat', 0, config.players - 1)
    const bots = botsOf(values.bots, config.players)
    const text = await textOf(game.id, values.language)
    const names = bots.map((bot, other) => (other === seat ? 'You' : `${bot} ${other}`))
    const seed = values.seed ?? `${Date.now()}`
    const table = startPlay(game, config, seed) as Play<Position, Move, never>
    const speech = speechOf(seat, names)
    const notation = game.notation(config)
    const rng = rngFromSeed(`bots ${seed}`)
    const tell = (event: never): void => {
      const written = notation.event.write(event) as JsonObject
      const only = written.only as readonly number[] | undefined
      const sentence = !only || only.includes(seat) ? text.event(written, speech) : ''
      if (sentence) print(`  ${sentence}`)
    }
    print(`${text.title}: ${config.players} players, seed ${seed}. You sit at seat ${seat}.`)
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const lines = terminal[Symbol.asyncIterator]()
    for (let seats = game.deciders(table.position); seats.length > 0; seats = game.deciders(table.position)) {
      if (!seats.includes(seat)) {
        const other = at(seats, 0)
        addEntry(table, { seat: other, move: botMove(at(bots, other), game, table.position, other, rng) }, tell)
        continue
      }
      const move = await ask(game, table, seat, text, speech, lines)
      if (move === 'quit') break
      if (move === 'undo') addEntry(table, { seat, undo: 1 })
      else addEntry(table, { seat, move }, tell)
    }
    terminal.close()
    for (const { seat: who, rank, sheet } of game.result(table.position)?.standings ?? [])
      print(`${rank}. ${names[who]}: ${sheet.map(({ key, value }) => `${text.scoreLine(key)} ${value}`).join(', ')}`)
  },
}

async function ask(
  game: Game,
  table: Play<Position, Move, never>,
  seat: Seat,
  text: GameText,
  speech: Speech,
  lines: AsyncIterator<string>,
): Promise<Move | 'quit' | 'undo'> {
  const p = table.position
  const notation = game.notation(table.config)
  const view = game.view(p, seat)
  const moves = game.legalMoves(p, seat)
  const sentence = (move: Move): string => text.move(notation.move.write(move) as JsonObject, view, speech)
  print(`\n${text.question(view, speech)}`)
  for (const [index, move] of moves.entries()) print(`${String(index + 1).padStart(4)}  ${sentence(move)}`)
  for (;;) {
    process.stdout.write(`1–${moves.length}${undoable(table, seat) > 0 ? ', u' : ''}, ?, q > `)
    const { value, done } = await lines.next()
    const answer = done ? 'q' : String(value).trim()
    if (answer === 'q') return 'quit'
    if (answer === 'u' && undoable(table, seat) > 0) return 'undo'
    if (answer === '?') {
      for (const { move, refusal } of whyNot(game, p, seat))
        print(`  ${sentence(move)}: ${text.refusal(refusal, speech)} (${refusal.rule})`)
      continue
    }
    try {
      return at(moves, wholeNumber(answer, 'a choice', 1, moves.length) - 1)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      print(error.message)
    }
  }
}

/** What the seat could do at other times but not now, one example for each reason: found by playing on at random. */
function whyNot(game: Game, p: Position, seat: Seat): { move: Move; refusal: Refusal }[] {
  const found = new Map<string, { move: Move; refusal: Refusal }>()
  for (let ahead = 0; ahead < 8; ahead++) {
    const rng = rngFromSeed(`ahead ${ahead}`)
    const guess = game.determinize(p, seat, rng)
    for (let step = 0; step < 300; step++) {
      const decider = game.deciders(guess)[0]
      if (decider === undefined) break
      const moves = game.legalMoves(guess, decider)
      for (const move of moves) {
        const refusal = game.refusal(p, seat, move)
        if (refusal && !found.has(`${move.k} ${refusal.reason}`))
          found.set(`${move.k} ${refusal.reason}`, { move, refusal })
      }
      game.play(guess, decider, pick(rng, moves))
    }
  }
  return [...found.values()]
}
