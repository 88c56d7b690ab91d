import { parseArgs } from 'node:util'
import { type Command, InputError, isBadInput } from '../command.ts'
import { readText } from '../input.ts'
import { print, printJson } from '../output.ts'
import { verifyRecord } from '../record-file.ts'

const help = `durbar verify FILE… [--json]

Replays records and checks every hash, event and position in them. Exit code 2 if one is not what the rules give.
`

export const verify: Command = {
  help,
  run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    if (positionals.length === 0) throw new InputError('which file?')
    const reports = positionals.map((file) => {
      try {
        const { game, entries } = verifyRecord(readText(file))
        return { file, ok: true, game: game.id, entries }
      } catch (error) {
        if (!isBadInput(error)) throw error
        return { file, ok: false, problem: error.message }
      }
    })
    if (values.json) printJson(reports)
    else
      for (const report of reports)
        print(
          report.ok ? `${report.file}: ${report.entries} entries, all as played` : `${report.file}: ${report.problem}`,
        )
    if (reports.some((report) => !report.ok)) process.exitCode = 2
  },
}
