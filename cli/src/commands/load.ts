import { parseArgs } from 'node:util'
import { type IdleReport, type LoadReport, measureIdle, measureLoad } from '@durbar/bench/load'
import { type Command, InputError } from '../command.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { figure, print, printJson } from '../output.ts'

const help = `durbar load [GAME] [--tables N] [--seats N] [--seconds N] [--store sqlite|postgres|URL] [--idle] [--json]

Starts a server in a process of its own, opens many tables with a scripted player on every seat over WebSockets, and
lets them move as fast as answers come. Prints how many moves per second were acknowledged, how long they took, and how
many entries per second the store alone takes: the same entries, as many at a time, no rules, no sockets.

  --tables N           how many tables (default 64; with --idle 1000)
  --seats N            seats at each (default 3; with --idle 4)
  --seconds N          how long is measured (default 10)
  --store WHERE        sqlite, postgres for a server started for it, or postgres://… to make a database there (sqlite)
  --idle               nobody moves: prints memory, processor time, and how many tables stay in memory at the end
`

export const load: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tables: { type: 'string' },
        seats: { type: 'string' },
        seconds: { type: 'string', default: '10' },
        store: { type: 'string', default: 'sqlite' },
        idle: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const game = gameNamed(positionals[0] ?? 'maharaja')
    const { min, max } = game.seats
    const { idle } = values
    const request = {
      game: game.id,
      tables: wholeNumber(values.tables ?? (idle ? '1000' : '64'), '--tables', 1, 10_000),
      seats: wholeNumber(values.seats ?? String(Math.min(max, idle ? 4 : 3)), '--seats', min, max),
      seconds: wholeNumber(values.seconds, '--seconds', 1, 3600),
      store: storeWish(values.store),
    }
    if (idle) {
      const report = await measureIdle(request)
      return values.json ? printJson(report) : printIdle(report)
    }
    const report = await measureLoad(request)
    return values.json ? printJson(report) : printLoad(report)
  },
}

export function storeWish(text: string): string {
  if (text === 'sqlite' || text === 'postgres' || /^postgres(ql)?:\/\//.test(text)) return text
  throw new InputError(`--store is sqlite, postgres or postgres://…, not "${text}"`)
}

function printLoad(report: LoadReport): void {
  print(`${report.game} on ${report.store}, ${report.tables} tables of ${report.seats}, ${report.seconds} s`)
  print(`  acknowledged  ${figure(report.movesPerSecond, 0)} moves/s, ${figure(report.moves, 0)} in all`)
  print(`  latency       ${figure(report.latency.p50)} ms p50, ${figure(report.latency.p99)} ms p99`)
  print(
    `  store alone   ${figure(report.rawAppendsPerSecond, 0)} appends/s with ${report.tables} at a time; moves are ${figure(report.ratio * 100, 0)} % of it`,
  )
  const single = report.rawOneByOnePerSecond
  print(
    `                ${figure(single, 0)} appends/s one by one; moves are ${figure((report.movesPerSecond / single) * 100, 0)} % of it`,
  )
  print(`  memory        ${figure(report.bytesPerTable / 1024, 0)} KiB per table with its connections`)
  print(`  processor     ${figure(report.serverCpuSeconds)} s of the server's`)
}

function printIdle(report: IdleReport): void {
  print(`${report.game} on ${report.store}, ${report.tables} tables of ${report.seats}, nobody moves`)
  print(`  connections   ${report.connections}`)
  print(
    `  memory        ${figure(report.rssBytes / 2 ** 20, 0)} MiB, ${figure(report.heapBytes / 2 ** 20, 0)} MiB of it heap`,
  )
  print(`  processor     ${figure(report.cpu * 100, 2)} % of one core over ${report.seconds} s`)
  print(`  afterwards    ${report.tablesLeft} tables in memory when everybody had left`)
}
