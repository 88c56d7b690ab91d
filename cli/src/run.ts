import { type Command, InputError, isBadInput } from './command.ts'

/** Loaded when asked for: `simulate` has no use for a web server. */
const commands: Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>> = {
  serve: { summary: 'serve the app in the browser', load: async () => (await import('./commands/serve.ts')).serve },
  backup: {
    summary: 'copy all data of a server, while it runs',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  play: { summary: 'play in the terminal against bots', load: async () => (await import('./commands/play.ts')).play },
  simulate: {
    summary: 'let bots play many games and print the numbers',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  arena: {
    summary: 'which bot is stronger, with intervals',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  record: {
    summary: 'let bots play one game and write its record',
    load: async () => (await import('./commands/record.ts')).record,
  },
  verify: {
    summary: 'replay records or stored tables and check them',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  export: {
    summary: 'write stored tables as record files',
    load: async () => (await import('./commands/export.ts')).exportTables,
  },
  import: {
    summary: 'put record files into a store',
    load: async () => (await import('./commands/import.ts')).importTables,
  },
  delete: {
    summary: 'delete stored tables for good',
    load: async () => (await import('./commands/delete.ts')).deleteTables,
  },
  moves: {
    summary: 'the legal moves of a position file',
    load: async () => (await import('./commands/moves.ts')).moves,
  },
  apply: {
    summary: 'the position after moves, and the events',
    load: async () => (await import('./commands/apply.ts')).apply,
  },
  bench: {
    summary: 'measure speed, side by side with boardgame.io',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  load: {
    summary: 'measure a server under load, beside its store alone',
    load: async () => (await import('./commands/load.ts')).load,
  },
  faults: {
    summary: 'kill servers and databases under load, and look for what is lost',
    load: async () => (await import('./commands/faults.ts')).faults,
  },
  soak: {
    summary: 'check all properties on many random games',
    load: async () => (await import('./commands/soak.ts')).soak,
  },
  schema: {
    summary: 'write the JSON Schemas of the documents',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
}

const help = `durbar: a table for heavy board games

${Object.entries(commands)
  .map(([name, { summary }]) => `  durbar ${name.padEnd(9)} ${summary}`)
  .join('\n')}

  durbar COMMAND --help tells more.
`

/** Runs a command and says with which exit code it ends. */
export async function run(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv
  if (name === undefined || name === '--help' || name === 'help') {
    process.stdout.write(help)
    return name === undefined ? 2 : 0
  }
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!known) {
    process.stderr.write(`durbar: no command "${name}"\n\n${help}`)
    return 2
  }
  const command = await known.load()
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
