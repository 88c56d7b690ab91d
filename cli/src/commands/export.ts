import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allTables, exportTable } from '@durbar/server/archive'
import { type Command, InputError } from '../command.ts'
import { writeWhole } from '../input.ts'
import { print } from '../output.ts'
import { sentenceOf, storeHelp, storeOption, withStore } from '../store-place.ts'

const help = `durbar export --out DIR [--store PLACE] [--table ID]

Writes stored tables as files: ID.jsonl is the record, which \`durbar verify\` checks and everybody can read, and
ID.table.json who sits there and what was said, so that \`durbar import\` makes the same table of it elsewhere. The
records of games under way hold their seeds: keep them to yourself. Exit code 2 if a table cannot be exported.

${storeHelp}
  --table ID           this table only; may be repeated
  --out DIR            where to; made if it is not there
`

export const exportTables: Command = {
  help,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...storeOption, table: { type: 'string', multiple: true }, out: { type: 'string' } },
    })
    const { out } = values
    if (out === undefined) throw new InputError('--out DIR is missing')
    await withStore(values.store, async (store) => {
      const ids = values.table ?? (await allTables(store))
      mkdirSync(out, { recursive: true, mode: 0o700 })
      let written = 0
      for (const id of ids)
        try {
          const { record, surroundings } = await exportTable(store, id)
          writeWhole(join(out, `${id}.jsonl`), record)
          writeWhole(join(out, `${id}.table.json`), `${JSON.stringify(surroundings, undefined, 2)}\n`)
          written++
        } catch (error) {
          if (error instanceof InputError) throw error
          print(`${id}: ${sentenceOf(error)}`)
          process.exitCode = 2
        }
      print(`${written} of ${ids.length} tables written to ${out}`)
    })
  },
}
