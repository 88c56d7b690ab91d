import { parseArgs } from 'node:util'
import { deleteTable } from '@durbar/server/archive'
import { type Command, InputError } from '../command.ts'
import { print } from '../output.ts'
import { storeHelp, storeOption, withStore } from '../store-place.ts'

const help = `durbar delete ID… [--store PLACE]

Deletes tables for good: log, seats, invite and chat. \`durbar export\` first keeps a copy. Exit code 2 if there is no
such table; the others are deleted.

${storeHelp}
`

export const deleteTables: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: storeOption })
    if (positionals.length === 0) throw new InputError('which table?')
    await withStore(values.store, async (store) => {
      for (const id of positionals) {
        const deleted = await deleteTable(store, id)
        print(`${id}: ${deleted ? 'deleted' : 'there is no such table'}`)
        if (!deleted) process.exitCode = 2
      }
    })
  },
}
