import { at } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { startBare } from './bare.ts'
import { newGuest } from './client.ts'

const token = 'a-token-of-some-length'

it('counts what happens, in the format of Prometheus', async () => {
  const { url } = await startBare({ limits: { sockets: 1 } })
  const read = async (): Promise<string> => (await fetch(`${url}/metrics`)).text()
  const ann = await newGuest(url)
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const { table } = await ann.create({ game: 'maharaja', seats, start: true })
  const seat = at(table.deciders, 0)
  const client = await ann.open(table.id, seat)
  const move = at(client.state().moves, 0)
  await client.play(seat, move)
  await client.ask({ t: 'play', seat, seq: 99, move })
  await expect(ann.connect()).rejects.toThrow('429')

  const text = await read()
  for (const line of [
    'durbar_http_requests_total{method="POST",route="/api/tables",status="201"} 1',
    'durbar_sockets 1',
    'durbar_tables_in_memory 1',
    'durbar_appends_total 1',
    'durbar_append_seconds_count 1',
    'durbar_append_seconds_bucket{le="+Inf"} 1',
    'durbar_bot_queue 0',
    'durbar_conflicts_total{found="asked"} 1',
    'durbar_limited_total{limit="sockets"} 1',
    'durbar_socket_messages_total{type="play",answer="answered"} 1',
    'durbar_socket_messages_total{type="play",answer="conflict"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^durbar_event_loop_lag_seconds\{quantile="0.99"\} \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  // Every line is a comment or a sample, and every sample belongs to a family that is explained.
  const families = [...text.matchAll(/^# TYPE (\w+) (counter|gauge|histogram)$/gm)].map(([, name]) => name ?? '')
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('#')) continue
    const [, name = ''] = /^(\w+)(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.e+-]+$/.exec(line) ?? []
    expect(families, line).toContain(name.replace(/_(bucket|sum|count)$/, ''))
  }
  // Buckets only grow.
  const buckets = [...text.matchAll(/^durbar_append_seconds_bucket\{le="[^"]+"\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  )
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
})

it('shows them to this machine alone, or to whoever has the token', async () => {
  const open = await startBare()
  const status = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${url}/metrics`, { headers })).status
  expect(await status(open.url)).toBe(200)
  expect(await status(open.url, { 'x-forwarded-for': '192.0.2.1' })).toBe(404)
  const { url } = await startBare({ metricsToken: [token] })
  expect(await status(url)).toBe(404)
  expect(await status(url, { authorization: 'Bearer a-token-of-some-lengtH' })).toBe(404)
  expect(await status(url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' })).toBe(200)
})
