import { parseArgs } from 'node:util'
import { type BenchReport, compare, compareSearch, type SearchReport } from '@durbar/bench'
import { type Command, InputError } from '../command.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { figure, print, printJson, progress } from '../output.ts'

const help = `durbar bench [GAME] [--players N] [--pairs N] [--seconds N] [--search [--depth N]] [--json]

Measures, in alternating fresh processes of one run, uniform random play of the game with all legal moves listed, and
boardgame.io's reducer on a state of the same size with as many fields written per move. Prints both speeds, per second
of processor time, and the median ratio with its range. With --search it measures iterations of our tree search and of
boardgame.io's instead, with play-outs of the same depth. Exit code 1 below 50×.

  --players N          how many players (default: the largest table)
  --pairs N            pairs of processes (default 5)
  --seconds N          how long each warms up, and how long it then measures (default 3)
`

/** Less than this is a regression. */
const gate = 50

export const bench: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string' },
        pairs: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '3' },
        search: { type: 'boolean', default: false },
        depth: { type: 'string', default: '50' },
        json: { type: 'boolean', default: false },
      },
    })
    const game = gameNamed(positionals[0] ?? 'maharaja')
    const { min, max } = game.seats
    const players = values.players === undefined ? max : wholeNumber(values.players, '--players', min, max)
    const pairs = wholeNumber(values.pairs, '--pairs', 1)
    const seconds = wholeNumber(values.seconds, '--seconds', 1)
    if (pairs > 100) throw new InputError('--pairs is at most 100')
    const bar = progress('pairs', pairs)
    const request = { game: game.id, players, pairs, seconds, onPair: () => bar.step() }
    const depth = wholeNumber(values.depth, '--depth', 0, 1_000)
    const report = values.search ? await compareSearch({ ...request, depth }) : await compare(request)
    bar.done()
    if (report.ratio.median < gate) process.exitCode = 1
    if (values.json) return printJson(report)
    print(`${game.id}, ${players} players, ${pairs} pairs of ${seconds} s`)
    if ('depth' in report) printSearch(report)
    else printPlay(report)
    const { ratio } = report
    print(`  ratio         ${figure(ratio.median)}× (${figure(ratio.min)} to ${figure(ratio.max)})`)
  },
}

function range(numbers: readonly number[]): string {
  return `${figure(Math.min(...numbers), 0)} to ${figure(Math.max(...numbers), 0)}`
}

function printSearch({ ours, boardgameIo, depth }: SearchReport): void {
  print(`  durbar        ${range(ours)} iterations/s with play-outs of ${depth} decisions`)
  print(`  boardgame.io  ${range(boardgameIo)} iterations/s with play-outs of ${depth} moves`)
}

function printPlay({ ours, boardgameIo: theirs }: BenchReport): void {
  print(`  durbar        ${range(ours.decisionsPerSecond)} decisions/s, all legal moves listed`)
  print(
    `                ${figure(ours.decisionsPerGame)} decisions per game, ${figure(ours.meanBranching)} legal moves each`,
  )
  print(
    `                clone ${figure(ours.cloneMicroseconds, 2)} µs, position ${figure(ours.positionBytes, 0)} bytes as JSON`,
  )
  print(
    `  boardgame.io  ${range(theirs.movesPerSecond)} moves/s, ${figure(theirs.stateBytes, 0)} bytes, ${theirs.fieldsWrittenPerMove} fields per move`,
  )
}
