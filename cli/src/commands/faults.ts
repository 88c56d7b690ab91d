import { parseArgs } from 'node:util'
import { type DiskRequest, fillTheDisk, killAgainAndAgain, victims } from '@durbar/bench/faults'
import { type Command, InputError } from '../command.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { figure, print, printJson, progress } from '../output.ts'
import { storeWish } from './load.ts'

const help = `durbar faults kill [--victim ${victims.join('|')}] [--times N] [--store sqlite|postgres|URL]
                   [--tables N] [--seats N] [--ports A,B,C] [--through URL] [--json]
durbar faults disk [--times N] [--tables N] [--seats N] [--json]

kill: kills the server, one of three servers that share a database, or the database under load, at random moments;
restart ends one of three servers with SIGTERM and starts it again. After each time everybody has to come back by
themselves and go on; then the store is compared with what they were told.

disk: fills up the disk under load until every table is refused, and frees it again; then starts the server on a disk that
may not be written. Mounts a small disk of its own, for which one has to be root.

Exit code 1 if an acknowledged move is lost, or a table does not replay to what the server said.

  --victim WHICH       what is killed (server)
  --times N            how often (default 100; disk 10)
  --store WHERE        sqlite, postgres for a server started for it, or postgres://… to make a database there (sqlite;
                       postgres for the other victims)
  --tables N           how many tables are played at (default 8)
  --seats N            seats at each (default 3)
  --ports A,B,C        the ports of the three servers (any free ones)
  --through URL        where seats connect to: a proxy before these servers
`

export const faults: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        victim: { type: 'string', default: 'server' },
        times: { type: 'string' },
        store: { type: 'string' },
        tables: { type: 'string', default: '8' },
        seats: { type: 'string', default: '3' },
        ports: { type: 'string' },
        through: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const fault = positionals.join(' ')
    if (fault !== 'kill' && fault !== 'disk') throw new InputError('which fault? kill or disk')
    const game = gameNamed('maharaja')
    const times = wholeNumber(values.times ?? (fault === 'kill' ? '100' : '10'), '--times', 1, 10_000)
    const load = {
      game: game.id,
      times,
      tables: wholeNumber(values.tables, '--tables', 1, 1000),
      seats: wholeNumber(values.seats, '--seats', game.seats.min, game.seats.max),
    }
    if (fault === 'disk') return disk(load, values.json)
    const victim = victims.find((one) => one === values.victim)
    if (!victim) throw new InputError(`--victim is one of ${victims.join(', ')}`)
    const store = storeWish(values.store ?? (victim === 'server' ? 'sqlite' : 'postgres'))
    if (victim !== 'server' && store === 'sqlite') throw new InputError(`--victim ${victim} needs a PostgreSQL store`)
    if (victim === 'database' && store !== 'postgres')
      throw new InputError('only a database server started for it is killed: --store postgres')
    const bar = progress('kills', times)
    const report = await killAgainAndAgain({
      victim,
      store,
      ...load,
      ports: values.ports?.split(',').map((port) => wholeNumber(port, '--ports', 1, 65_535)),
      through: values.through,
      onKill: () => bar.step(),
    })
    bar.done()
    if (report.problems.length > 0) process.exitCode = 1
    if (values.json) return printJson(report)
    print(`${report.kills} times ${victim} killed on ${report.store}, ${report.tables} tables`)
    print(`  acknowledged  ${figure(report.acknowledged, 0)} moves, ${report.lost} of them lost`)
    print(`  under way     ${report.unacknowledged} moves were kept though nobody was told before the kill`)
    print(`  tables        ${report.broken} do not replay to what the server said`)
    print(
      `  connections   ${report.reconnections} lost, all back by themselves, after ${figure(report.longestAway, 0)} ms at most`,
    )
    print(
      `  recovery      ${figure(report.recovery.median, 0)} ms median, ${figure(report.recovery.longest, 0)} ms at most`,
    )
    for (const problem of report.problems) print(`  ${problem}`)
  },
}

async function disk(load: Omit<DiskRequest, 'onTurn'>, json: boolean): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new InputError(
      'disk mounts a small disk, which only root on Linux can; server/test/disk.spec.ts needs neither',
    )
  const bar = progress('times', load.times)
  const report = await fillTheDisk({ ...load, onTurn: () => bar.step() })
  bar.done()
  if (report.problems.length > 0 || report.readOnly.code !== 2) process.exitCode = 1
  if (json) return printJson(report)
  print(`${report.turns} times filled up and freed, ${report.tables} tables`)
  print(`  acknowledged  ${figure(report.acknowledged, 0)} moves, ${report.lost} of them lost`)
  print(`  refused       ${figure(report.refused, 0)} moves with store-full`)
  print(`  tables        ${report.broken} do not replay to what the server said`)
  print(`  recovery      ${figure(report.recovery, 0)} ms at most from the moment there was space`)
  print(`  read-only     exit code ${report.readOnly.code}: ${report.readOnly.said}`)
  for (const problem of report.problems) print(`  ${problem}`)
}
