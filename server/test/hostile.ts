import { type Json, nextInt, pick, type Rng, range } from '@durbar/kernel'

/** What somebody might send who means no good, made from what an honest client sends. */

const long = 'x'.repeat(5000)
const deep = (open: string, close: string, inner: string): string => open.repeat(1500) + inner + close.repeat(1500)

const values: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  long,
  '__proto__',
  'constructor',
  '\u0000',
  '\u202Eevil\u2066',
  '<img src=x onerror=alert(1)>',
  "'; drop table entry; --",
  '../../etc/passwd',
  '👩‍👩‍👧',
  '\uD800',
  [],
  {},
  [[]],
  range(300),
  { toString: 1, valueOf: 2, hasOwnProperty: 3 },
  { length: 1e9 },
]

/** The text of a document with something about it wrong, most of the time. */
export function spoiled(rng: Rng, document: Json): string {
  const text = JSON.stringify(altered(rng, document, 0.25))
  switch (nextInt(rng, 12)) {
    case 0:
      return text.slice(0, nextInt(rng, text.length + 1))
    case 1:
      return text + text
    case 2:
      return text.replace(/\{/, '{"__proto__":{"id":1},"constructor":{"prototype":{}},')
    case 3:
      return text.replace(/:/, `:${deep('[', ']', '1')},"y":`)
    case 4:
      return deep('{"a":', '}', text)
    case 5:
      return text.replace(/\d+/, '1e999')
    case 6:
      return text.replace(/"/, "'")
    case 7:
      return `\uFEFF${text}`
    case 8:
      return flipped(rng, text)
    default:
      return text
  }
}

function altered(rng: Rng, json: Json, chance: number): unknown {
  if (nextInt(rng, 1000) < chance * 1000 * 0.4) return pick(rng, values)
  if (Array.isArray(json)) return (json as readonly Json[]).map((item) => altered(rng, item, chance))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json as Record<string, Json>)
    .filter(() => nextInt(rng, 20) > 0)
    .map(([key, value]) => [
      nextInt(rng, 40) === 0 ? JSON.stringify(pick(rng, values)) : key,
      altered(rng, value, chance),
    ])
  if (nextInt(rng, 10) === 0) entries.push(['more', pick(rng, values)])
  return Object.fromEntries(entries)
}

function flipped(rng: Rng, text: string): string {
  if (text === '') return text
  const place = nextInt(rng, text.length)
  return text.slice(0, place) + String.fromCharCode(nextInt(rng, 0x300)) + text.slice(place + 1)
}

export function noise(rng: Rng, bytes: number): Buffer {
  return Buffer.from(range(bytes).map(() => nextInt(rng, 256)))
}

/** Part of an address. */
export function segment(rng: Rng): string {
  return pick(rng, [
    '%00',
    '..%2f..%2f',
    '%ff%fe',
    '__proto__',
    'constructor',
    long.slice(0, 90),
    '%F0%9F%92%A9',
    '-1',
    "a'b",
    '%2e%2e',
    '*',
    '{}',
  ])
}

const upgrade = (path: string, more: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${more}\r\n`
const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

/** What no library would send, as it goes over the wire. */
export function rawBytes(rng: Rng): Buffer {
  const head = pick(rng, [
    '',
    'GET / HTTP/1.1\r\n',
    'GET //// HTTP/1.1\r\nHost: \r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffff\r\n',
    `GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(5000)}\r\n\r\n`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    upgrade('//', key),
    upgrade('http://[', key),
    upgrade('/ws', ''),
    upgrade('/ws?%', key),
    upgrade('/ws', `${key}Origin: null\r\n`),
    upgrade('/ws', key),
    upgrade('/ws', key),
    upgrade('/ws', key),
  ])
  const frames = pick(rng, [
    // Not masked; of reserved kind; endless; half a message; no valid text; a close with a wrong code; many pings.
    Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
    Buffer.from([0xff, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x7b]),
    Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
    Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0, 1]),
    Buffer.concat(range(500).map(() => Buffer.from([0x89, 0x80, 0, 0, 0, 0]))),
    noise(rng, 300),
  ])
  return Buffer.concat([Buffer.from(head), frames])
}
