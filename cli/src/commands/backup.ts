import { parseArgs } from 'node:util'
import { BackupError, backUp } from '@durbar/server'
import { type Command, InputError } from '../command.ts'
import { print } from '../output.ts'

const help = `durbar backup --out FILE [--data DIR]

Copies all data of a server into one file, while the server goes on. To restore it, put the file into an empty data
folder under the name durbar.sqlite and start the server on that folder.

  --out FILE           the copy; must not exist yet
  --data DIR           the data folder of the server (DURBAR_DATA, else ./data)

Data in PostgreSQL (DATABASE_URL) is backed up with pg_dump; see docs/operating.md.
`

export const backup: Command = {
  help,
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' }, data: { type: 'string' } } })
    if (!values.out) throw new InputError('where to? --out FILE')
    if (process.env.DATABASE_URL && values.data === undefined)
      throw new InputError('the data is in PostgreSQL (DATABASE_URL): use pg_dump')
    try {
      const { tables, entries } = await backUp(values.data ?? process.env.DURBAR_DATA ?? 'data', values.out)
      print(`${values.out}: ${tables} tables, ${entries} entries`)
    } catch (error) {
      if (error instanceof BackupError) throw new InputError(error.message)
      throw error
    }
  },
}
