import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ImportError, importTable } from '@durbar/server/archive'
import { type Command, InputError, isBadInput } from '../command.ts'
import { readJson, readText } from '../input.ts'
import { print } from '../output.ts'
import { verifyRecord } from '../record-file.ts'
import { storeHelp, storeOption, withStore } from '../store-place.ts'

const help = `durbar import FILE… [--store PLACE]

Makes tables of record files, each verified first. If ID.table.json stands beside ID.jsonl, as \`durbar export\` writes
them, it is the same table again; a table that is in the store already is left alone. A record alone becomes a new
table, and its invite is printed. Exit code 2 if one cannot be imported; the others are.

${storeHelp}
`

export const importTables: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: storeOption })
    // The second files come along by themselves, also where somebody writes DIR/*.
    const files = positionals.filter((file) => !file.endsWith('.table.json'))
    if (files.length === 0) throw new InputError('which file?')
    await withStore(values.store, async (store) => {
      for (const file of files)
        try {
          const record = readText(file)
          verifyRecord(record)
          const beside = file.replace(/\.jsonl$/, '.table.json')
          const around = beside !== file && existsSync(beside) ? readJson(beside) : undefined
          const { id, entries, invite } = await importTable(store, record, around)
          print(`${file}: table ${id}, ${entries} entries${invite ? `, invite ${invite}` : ''}`)
        } catch (error) {
          if (!isBadInput(error) && !(error instanceof ImportError)) throw error
          print(`${file}: ${error.message}`)
          process.exitCode = 2
        }
    })
  },
}
