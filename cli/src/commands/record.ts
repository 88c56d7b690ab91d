import { parseArgs } from 'node:util'
import { botMove } from '@durbar/bots'
import { at, type Move, type Play, type Position, rngFromSeed, startPlay, writeRecordHead } from '@durbar/kernel'
import { type Command, InputError } from '../command.ts'
import { botsOf, configOf, gameNamed, tableHelp, tableOptions, writeWhole } from '../input.ts'
import { print } from '../output.ts'
import { addLine } from '../record-file.ts'

const help = `durbar record GAME --out FILE [--players N] [--seed S] [--bots a,b,…] [--positions]

Lets bots play one game and writes its record: one JSON line for the head, then one per move with its events and a
hash of the position after it.

${tableHelp}
  --seed S             the same seed gives the same record (default 1)
  --bots a,b,…         a bot for each seat (default greedy)
  --out FILE           where to; - for standard output
  --positions          add the full position to each line
`

export const record: Command = {
  help,
  run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...tableOptions,
        seed: { type: 'string', default: '1' },
        bots: { type: 'string', default: 'greedy' },
        out: { type: 'string' },
        positions: { type: 'boolean', default: false },
      },
    })
    if (values.out === undefined) throw new InputError('--out FILE is missing')
    const game = gameNamed(positionals[0])
    const config = configOf(game, values)
    const bots = botsOf(values.bots, config.players)
    const play = startPlay(game, config, values.seed) as Play<Position, Move, never>
    const rng = rngFromSeed(`bots ${values.seed}`)
    const lines: object[] = [writeRecordHead(game, { config, seed: values.seed })]
    for (let seats = game.deciders(play.position); seats.length > 0; seats = game.deciders(play.position)) {
      const seat = at(seats, 0)
      const move = botMove(at(bots, seat), game, play.position, seat, rng)
      lines.push(addLine(play, { seat, move }, values.positions))
    }
    const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
    if (values.out === '-') process.stdout.write(text)
    else {
      writeWhole(values.out, text)
      print(`${play.entries.length} moves written to ${values.out}`)
    }
  },
}
