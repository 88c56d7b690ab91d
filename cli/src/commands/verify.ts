import { parseArgs } from 'node:util'
import { allTables, checkTable } from '@durbar/server/archive'
import { type Command, InputError, isBadInput } from '../command.ts'
import { readText } from '../input.ts'
import { print, printJson, progress } from '../output.ts'
import { verifyRecord } from '../record-file.ts'
import { sentenceOf, storeOption, withStore } from '../store-place.ts'

const help = `durbar verify FILE… [--json]
durbar verify --store PLACE [--json]

Replays records and checks every hash, event and position in them; or replays every table of a store, postgres://… or
the folder or file of an SQLite store, and checks that its log leads to what the server said. Exit code 2 if one is not
what the rules give.
`

interface Report {
  readonly ok: boolean
  readonly game?: string
  readonly entries?: number
  readonly problem?: string
}

export const verify: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...storeOption, json: { type: 'boolean', default: false } },
    })
    if (values.store === undefined && positionals.length === 0) throw new InputError('which file?')
    if (values.store !== undefined && positionals.length > 0) throw new InputError('either files or --store')
    const reports = values.store === undefined ? positionals.map(verifyFile) : await verifyTables(values.store)
    if (values.json) printJson(reports)
    else
      for (const { name, ok, entries, problem } of reports.map(named))
        print(`${name}: ${ok ? `${entries} entries, all as played` : problem}`)
    const bad = reports.filter((report) => !report.ok).length
    if (values.store !== undefined && !values.json) print(`${reports.length} tables, ${bad} of them not as played`)
    if (bad > 0) process.exitCode = 2
  },
}

function verifyFile(file: string): Report & { readonly file: string } {
  try {
    const { game, entries } = verifyRecord(readText(file))
    return { file, ok: true, game: game.id, entries }
  } catch (error) {
    if (!isBadInput(error)) throw error
    return { file, ok: false, problem: error.message }
  }
}

function verifyTables(place: string): Promise<(Report & { readonly table: string })[]> {
  return withStore(place, async (store) => {
    const ids = await allTables(store)
    const shown = progress('tables', ids.length)
    const reports: (Report & { readonly table: string })[] = []
    for (const table of ids) {
      try {
        reports.push({ table, ok: true, ...(await checkTable(store, table)) })
      } catch (error) {
        reports.push({ table, ok: false, problem: sentenceOf(error) })
      }
      shown.step()
    }
    shown.done()
    return reports
  })
}

function named(report: Report & ({ readonly file: string } | { readonly table: string })): Report & { name: string } {
  return { ...report, name: 'file' in report ? report.file : report.table }
}
