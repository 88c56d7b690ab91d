import { run } from './run.ts'

// Whoever reads only the beginning of what is printed has had enough: `durbar simulate … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2))
