import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultSettings, knobLines, readConfiguration } from './settings.ts'

it('reads the environment; an option on the command line wins; the rest is as it was', () => {
  const env = {
    PORT: '8080',
    DURBAR_BOT_PACE: '5',
    DURBAR_LIMIT_MESSAGES: '7/0.5',
    DURBAR_ORIGINS: 'https://a.example, http://b.example:81',
    HOST: '',
  }
  const { limits, ...rest } = readConfiguration(env, { port: '9090' })
  expect(rest).toMatchObject({
    port: 9090,
    host: '127.0.0.1',
    botPace: 5,
    origins: ['https://a.example', 'http://b.example:81'],
  })
  expect(limits).toEqual({ ...defaultSettings.limits, messages: { burst: 7, perSecond: 0.5 } })
})

it.each([
  ['PORT', '80a', 'PORT is a whole number from 0 to 65535, not "80a"'],
  ['PORT', '65536', 'PORT'],
  ['DURBAR_BOT_PACE', '-1', 'DURBAR_BOT_PACE'],
  ['DURBAR_LIMIT_REQUESTS', '60', 'BURST/PER-SECOND'],
  ['DURBAR_LIMIT_REQUESTS', '0/1', 'BURST/PER-SECOND'],
  ['DURBAR_LOG', 'loud', 'silent, error, warn, info, debug'],
  ['DURBAR_SECRET', 'short', 'at least 32'],
  ['DURBAR_ORIGINS', 'https://a.example/path', 'no origin'],
  ['DURBAR_TRUST_PROXY', 'everybody', 'everybody'],
  ['DURBAR_METRICS_TOKEN', 'abc', 'at least 16'],
])('%s=%s is refused with a sentence', (name, value, problem) => {
  expect(() => readConfiguration({ [name]: value }, {})).toThrow(problem)
})

it('every setting has its line in the documentation, with its default', () => {
  const docs = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'))
  for (const { env, default: standard } of [...knobLines.settings, ...knobLines.limits]) {
    const row = rows.find((line) => line.startsWith(`| \`${env}\``))
    expect(row, env).toBeDefined()
    // The number of threads depends on the machine.
    if (standard !== '' && env !== 'DURBAR_BOT_WORKERS') expect(row).toContain(`\`${standard}\``)
  }
  expect(rows).toHaveLength(knobLines.settings.length + knobLines.limits.length)
})
