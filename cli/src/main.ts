import { type Command, InputError, isBadInput } from './command.ts'
import { apply } from './commands/apply.ts'
import { bench } from './commands/bench.ts'
import { moves } from './commands/moves.ts'
import { play } from './commands/play.ts'
import { record } from './commands/record.ts'
import { schema } from './commands/schema.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { soak } from './commands/soak.ts'
import { verify } from './commands/verify.ts'

const commands: readonly Command[] = [serve, play, simulate, record, verify, moves, apply, bench, soak, schema]

const help = `durbar: a table for heavy board games

${commands.map(({ name, summary }) => `  durbar ${name.padEnd(9)} ${summary}`).join('\n')}

  durbar COMMAND --help tells more.
`

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv
  if (name === undefined || name === '--help' || name === 'help') {
    process.stdout.write(help)
    return name === undefined ? 2 : 0
  }
  const command = commands.find((known) => known.name === name)
  if (!command) {
    process.stderr.write(`durbar: no command "${name}"\n\n${help}`)
    return 2
  }
  if (args.includes('--help')) {
    process.stdout.write(command.help)
    return 0
  }
  try {
    await command.run(args)
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (!isBadInput(error)) throw error
    process.stderr.write(`durbar ${name}: ${error.message}\n`)
    if (error instanceof InputError && error.detail) process.stderr.write(`${JSON.stringify(error.detail)}\n`)
    return 2
  }
}

process.exitCode = await main(process.argv.slice(2))
