import { parseArgs } from 'node:util'
import { isObject, type Json, type JsonObject, readPosition, writePosition } from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { gameOfDocument, readJson, wholeNumber, writeWhole } from '../input.ts'
import { printJson } from '../output.ts'
import { languageOption, speechOf, textOf } from '../speech.ts'

const help = `durbar apply POSITION.json MOVE.json… [--seat N] [--out FILE] [--language en|pl|es|zh-Hant]

The position after one or more moves, and the events. A move file holds a move, or { "seat": 0, "move": … }; without
a seat the move is that of --seat, or of the only seat that has to decide. An illegal move exits with 2 and the refusal,
and nothing is written.

  --out FILE           write the new position there; without it, position and events go to standard output
`

export const apply: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seat: { type: 'string' }, out: { type: 'string' }, ...languageOption },
    })
    const [file, ...moveFiles] = positionals
    if (file === undefined || moveFiles.length === 0) throw new InputError('which position file, and which moves?')
    const json = readJson(file)
    const game = gameOfDocument(json)
    const p = readPosition(game, json)
    const config = game.configOf(p)
    const notation = game.notation(config)
    const text = await textOf(game.id, values.language)
    const events: Json[] = []
    for (const moveFile of moveFiles) {
      const given = readJson(moveFile)
      const { seat: named, written } = splitMove(given)
      const chosen = named ?? (values.seat === undefined ? undefined : wholeNumber(values.seat, '--seat', 0))
      const deciders = game.deciders(p)
      const seat = chosen ?? (deciders.length === 1 ? deciders[0] : undefined)
      if (seat === undefined) throw new InputError(`${moveFile}: whose move is it? say --seat`)
      const move = notation.move.read(written, moveFile)
      const refusal = game.refusal(p, seat, move)
      if (refusal)
        throw new InputError(`${moveFile}: ${text.refusal(refusal, speechOf(seat))} (${refusal.rule})`, refusal)
      game.play(p, seat, move, (event) => events.push(notation.event.write(event)))
    }
    const position = writePosition(game, p)
    if (values.out === undefined) printJson({ position, events })
    else {
      writeWhole(values.out, `${JSON.stringify(position, undefined, 2)}\n`)
      printJson(events)
    }
  },
}

/** A move file is the move itself, or the move with its seat. */
function splitMove(json: Json): { seat: number | undefined; written: Json } {
  if (!isObject(json) || !isObject(json.move)) return { seat: undefined, written: json }
  return { seat: typeof json.seat === 'number' ? json.seat : undefined, written: json.move as JsonObject }
}
