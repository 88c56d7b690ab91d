import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '@durbar/catalog'
import { configure, documentSchemas } from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { writeWhole } from '../input.ts'
import { print } from '../output.ts'

const help = `durbar schema --out DIR

Writes the JSON Schemas of every game's documents: components, position, move, event and record. They speak of the
standard components and of the largest table.
`

export const schema: Command = {
  help,
  run(args) {
    const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } })
    if (values.out === undefined) throw new InputError('--out DIR is missing')
    mkdirSync(values.out, { recursive: true })
    for (const game of Object.values(games)) {
      const config = configure(game, { players: game.seats.max })
      for (const [name, json] of Object.entries(documentSchemas(game, config)))
        writeWhole(join(values.out, `${game.id}.${name}.json`), `${JSON.stringify(json, undefined, 1)}\n`)
    }
    print(`schemas of ${Object.keys(games).join(', ')} written to ${values.out}`)
  },
}
