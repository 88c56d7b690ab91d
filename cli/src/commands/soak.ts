import { parseArgs } from 'node:util'
import { suites } from '@durbar/catalog/testing'
import { configure } from '@durbar/kernel'
import { checkRandomPlay } from '@durbar/kernel/testing'
import { type Command, InputError } from '../command.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { figure, print, progress } from '../output.ts'

const help = `durbar soak GAME [--games N] [--players N] [--set NAME] [--every N]

Plays random games with every set of options and checks all properties of random play: invariants, clones, documents,
replay, undo, refusals, leaks, dead ends, length. Stops at the first that does not hold, with the seed to repeat it.

  --games N            games per number of players and set of options (default 1000)
  --players N          only this number of players
  --set NAME           only this set of options
  --every N            check the dearer properties at one decision in so many (default 23)
  --seed S             other games (default 1)
`

export const soak: Command = {
  help,
  run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '1000' },
        players: { type: 'string' },
        set: { type: 'string' },
        every: { type: 'string', default: '23' },
        seed: { type: 'string', default: '1' },
      },
    })
    const game = gameNamed(positionals[0])
    const suite = suites[game.id]
    if (!suite) throw new InputError(`no option sets for ${game.id}`)
    const games = wholeNumber(values.games, '--games', 1)
    const every = wholeNumber(values.every, '--every', 1)
    const { min, max } = game.seats
    const only = values.players === undefined ? undefined : wholeNumber(values.players, '--players', min, max)
    for (let players = only ?? min; players <= (only ?? max); players++)
      for (const { name, options, players: just } of suite.optionSets) {
        if ((values.set !== undefined && values.set !== name) || (just !== undefined && just !== players)) continue
        const config = configure(game, { players, options })
        const bar = progress(`${players} players, ${name}`, games)
        let decisions = 0
        for (let count = 0; count < games; count++) {
          const seed = `soak ${values.seed}/${count}`
          decisions += checkRandomPlay({ game, config, seed, every, ...suite }).decisions
          bar.step()
        }
        bar.done()
        print(
          `${players} players, ${name}: ${games} games, ${figure(decisions / games)} decisions each, all properties hold`,
        )
      }
  },
}
