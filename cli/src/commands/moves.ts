import { parseArgs } from 'node:util'
import { type Json, type JsonObject, readPosition, type Speech } from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { gameOfDocument, readJson, wholeNumber } from '../input.ts'
import { print, printJson } from '../output.ts'
import { languageOption, speechOf, textOf } from '../speech.ts'

const help = `durbar moves POSITION.json [--seat N] [--language en|pl|es|zh-Hant] [--json]

The legal moves of a position, as data and as a sentence, for one seat or for everybody who has to decide.
`

export const moves: Command = {
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seat: { type: 'string' }, json: { type: 'boolean', default: false }, ...languageOption },
    })
    const file = positionals[0]
    if (file === undefined) throw new InputError('which position file?')
    const json: Json = readJson(file)
    const game = gameOfDocument(json)
    const p = readPosition(game, json)
    const config = game.configOf(p)
    const text = await textOf(game.id, values.language)
    const seats =
      values.seat === undefined ? game.deciders(p) : [wholeNumber(values.seat, '--seat', 0, config.players - 1)]
    const notation = game.notation(config)
    const listed = seats.map((seat) => {
      const speech: Speech = speechOf(seat)
      const view = game.view(p, seat)
      return {
        seat,
        question: text.question(view, speech),
        moves: game.legalMoves(p, seat).map((move) => {
          const written = notation.move.write(move) as JsonObject
          return { move: written, sentence: text.move(written, view, speech) }
        }),
      }
    })
    if (values.json) printJson(listed)
    else
      for (const { seat, question, moves: legal } of listed) {
        print(`seat ${seat}: ${question}`)
        for (const { move, sentence } of legal) print(`  ${sentence.padEnd(48)} ${JSON.stringify(move)}`)
      }
  },
}
