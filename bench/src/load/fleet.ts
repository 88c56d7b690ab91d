import { setTimeout as pause } from 'node:timers/promises'
import { createSeat, type SeatPlayer } from './seat.ts'

/** A table that is played at, and what its seats were told. */
export interface Told {
  readonly id: string
  /** The entries that the server has acknowledged, by number. */
  readonly acknowledged: Map<number, string>
  /** The last entry that anybody was shown. */
  shown: number
}

/** Many tables with a scripted player on every seat. */
export interface Fleet {
  /** Every table that was ever played at. */
  readonly tables: readonly Told[]
  /** The tables that are played at now. */
  current(): readonly Told[]
  /** How many moves were acknowledged so far, place by place; a finished table makes room for the next one. */
  readonly moves: readonly number[]
  /** How long the server took for each acknowledged move since it was last emptied, in milliseconds. */
  readonly latencies: number[]
  /** How often a seat has lost its connection. */
  lost(): number
  /** The longest that a seat needed to come back, in milliseconds. */
  longestAway(): number
  /** How often the server has said that something failed, by error. */
  readonly failures: ReadonlyMap<string, number>
  /** Waits until everybody looks at their table. */
  seated(): Promise<void>
  play(): void
  /** Nobody moves any more; returns when the last move is answered. */
  rest(): Promise<void>
  close(): void
}

export interface FleetRequest {
  /** The addresses of the servers; seats go from one to the next if theirs does not answer. */
  urls(): readonly string[]
  readonly tables: number
  readonly seats: number
  readonly game: string
  /** Called while something is waited for; throws if it cannot come any more. */
  watch?(): void
}

/** A condition that is looked at again and again; one that never comes true is an error with a name. */
export async function until(what: string, done: () => boolean, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!done()) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain until ${what}`)
    await pause(5)
  }
}

export async function createFleet({ urls, tables: count, seats, game, watch }: FleetRequest): Promise<Fleet> {
  const cookie = await newGuest(urls)
  const tables: Told[] = []
  const byId = new Map<string, Told>()
  const current: Told[] = []
  const players: SeatPlayer[] = []
  const latencies: number[] = []
  const moves = Array.from({ length: count }, () => 0)
  let playing = false
  let lost = 0
  let longestAway = 0
  const failures = new Map<string, number>()
  let problem: Error | undefined

  async function newTable(): Promise<Told> {
    const wish = { game, seats: Array.from({ length: seats }, () => ({ kind: 'person' })), start: true }
    for (;;) {
      const made = await ask(urls, '/api/tables', cookie, wish)
      if (!made) continue
      const { table } = (await made.json()) as { table: { id: string } }
      const told: Told = { id: table.id, acknowledged: new Map(), shown: 0 }
      tables.push(told)
      byId.set(told.id, told)
      return told
    }
  }

  async function addTable(place: number): Promise<void> {
    current[place] = await newTable()
    const all: SeatPlayer[] = []
    let renewing = false
    const renew = async (): Promise<void> => {
      if (renewing) return
      renewing = true
      const next = await newTable()
      current[place] = next
      for (const player of all) player.open(next.id)
      renewing = false
    }
    for (let seat = 0; seat < seats; seat++) {
      const player = createSeat(urls, cookie, seat, () => playing && !renewing, {
        acknowledged(table, seq, document, milliseconds) {
          byId.get(table)?.acknowledged.set(seq, document)
          latencies.push(milliseconds)
          moves[place] = (moves[place] ?? 0) + 1
        },
        shown(table, seq) {
          const told = byId.get(table)
          if (told) told.shown = Math.max(told.shown, seq)
        },
        finished: () => void renew().catch(fail),
        lost: () => void lost++,
        back(milliseconds) {
          longestAway = Math.max(longestAway, milliseconds)
        },
        failed: (error) => void failures.set(error, (failures.get(error) ?? 0) + 1),
        broken: (reason) => fail(new Error(`Table ${current[place]?.id}: ${reason}`)),
      })
      player.open(current[place].id)
      all.push(player)
      players.push(player)
    }
  }

  function fail(error: unknown): void {
    problem ??= error instanceof Error ? error : new Error(String(error))
  }

  /** What went wrong meanwhile is told to whoever waits next. */
  const unless = (done: () => boolean) => (): boolean => {
    if (problem) throw problem
    watch?.()
    return done()
  }

  for (let place = 0; place < count; place += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - place) }, (_, index) => addTable(place + index)))
  return {
    tables,
    current: () => current,
    moves,
    latencies,
    lost: () => lost,
    longestAway: () => longestAway,
    failures,
    seated: () =>
      until(
        'everybody is seated',
        unless(() => players.every((player) => player.isOpen())),
      ),
    play() {
      playing = true
      for (const player of players) player.wake()
    },
    async rest() {
      playing = false
      await until(
        'every move is answered',
        unless(() => players.every((player) => !player.isWaiting())),
      )
    },
    close() {
      for (const player of players) player.close()
    },
  }
}

async function newGuest(urls: () => readonly string[]): Promise<string> {
  for (;;) {
    const answer = await ask(urls, '/api/me')
    const cookie = answer?.headers.get('set-cookie')?.split(';')[0]
    if (cookie) return cookie
  }
}

/** Undefined if nobody answers or the answer is no good; whoever needs one asks again. */
async function ask(
  urls: () => readonly string[],
  path: string,
  cookie = '',
  body?: object,
): Promise<Response | undefined> {
  const all = urls()
  const url = all[Math.floor(Math.random() * all.length)]
  try {
    if (url === undefined) throw new Error('no server')
    const more = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...more,
    })
    if (answer.ok) return answer
  } catch {
    // Between two lives of a server nobody is there.
  }
  await pause(50)
  return undefined
}
