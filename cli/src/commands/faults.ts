import { parseArgs } from 'node:util'
import { killAgainAndAgain, victims } from '@durbar/bench/faults'
import { type Command, InputError } from '../command.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { figure, print, printJson, progress } from '../output.ts'
import { storeWish } from './load.ts'

const help = `durbar faults kill [--victim ${victims.join('|')}] [--times N] [--store sqlite|postgres|URL]
                   [--tables N] [--seats N] [--json]

Kills the server, one of three servers that share a database, or the database under load, at random moments. After each
time everybody has to come back by themselves and go on; then the store is compared with what they were told. Exit code
1 if an acknowledged move is lost, or a table does not replay to what the server said.

  --victim WHICH       what is killed (server)
  --times N            how often (default 100)
  --store WHERE        sqlite, postgres for a server started for it, or postgres://… to make a database there (sqlite;
                       postgres for the other victims)
  --tables N           how many tables are played at (default 8)
  --seats N            seats at each (default 3)
`

export const faults: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        victim: { type: 'string', default: 'server' },
        times: { type: 'string', default: '100' },
        store: { type: 'string' },
        tables: { type: 'string', default: '8' },
        seats: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
      },
    })
    if (positionals.join(' ') !== 'kill') throw new InputError('which fault? kill')
    const victim = victims.find((one) => one === values.victim)
    if (!victim) throw new InputError(`--victim is one of ${victims.join(', ')}`)
    const store = storeWish(values.store ?? (victim === 'server' ? 'sqlite' : 'postgres'))
    if (victim !== 'server' && store === 'sqlite') throw new InputError(`--victim ${victim} needs a PostgreSQL store`)
    if (victim === 'database' && store !== 'postgres')
      throw new InputError('only a database server started for it is killed: --store postgres')
    const game = gameNamed('maharaja')
    const times = wholeNumber(values.times, '--times', 1, 10_000)
    const bar = progress('kills', times)
    const report = await killAgainAndAgain({
      victim,
      store,
      times,
      game: game.id,
      tables: wholeNumber(values.tables, '--tables', 1, 1000),
      seats: wholeNumber(values.seats, '--seats', game.seats.min, game.seats.max),
      onKill: () => bar.step(),
    })
    bar.done()
    if (report.problems.length > 0) process.exitCode = 1
    if (values.json) return printJson(report)
    print(`${report.kills} times ${victim} killed on ${report.store}, ${report.tables} tables`)
    print(`  acknowledged  ${figure(report.acknowledged, 0)} moves, ${report.lost} of them lost`)
    print(`  under way     ${report.unacknowledged} moves were kept though nobody was told before the kill`)
    print(`  tables        ${report.broken} do not replay to what the server said`)
    print(`  connections   ${report.reconnections} lost, all back by themselves`)
    print(
      `  recovery      ${figure(report.recovery.median, 0)} ms median, ${figure(report.recovery.longest, 0)} ms at most`,
    )
    for (const problem of report.problems) print(`  ${problem}`)
  },
}
