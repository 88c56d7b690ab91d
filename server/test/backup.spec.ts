import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { backUp } from '../src/index.ts'
import { startBare } from './bare.ts'
import { type Client, guestWith, newGuest } from './client.ts'
import { tempDir } from './temp.ts'

it('copies everything while people play, and the copy goes on from there', async () => {
  const [dataDir, restored, elsewhere] = [tempDir(), tempDir(), tempDir()]
  const { url } = await startBare({ dataDir })
  const ann = await newGuest(url)
  const pair = [{ kind: 'person' as const }, { kind: 'person' as const }]
  const clients: Client[] = []
  for (const game of ['maharaja', 'agra', 'tawantinsuyu']) {
    const { table } = await ann.create({ game, seats: pair, start: true })
    clients.push(await ann.open(table.id, 0))
  }
  /** The last entry acknowledged at each table. */
  const acknowledged = clients.map(() => 0)
  const playOne = async (index: number): Promise<void> => {
    const client = at(clients, index)
    const seat = at(client.table().deciders, 0)
    await client.ask({ t: 'open', table: client.table().id, as: seat })
    const answer = await client.ask({ t: 'play', seat, seq: client.state().seq, move: at(client.state().moves, 0) })
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer))
    acknowledged[index] = answer.seq
  }
  for (let moves = 0; moves < 9; moves++) await playOne(moves % 3)
  await at(clients, 0).ask({ t: 'chat', text: 'keep this' })
  const before = [...acknowledged]

  const out = join(elsewhere, 'copy.sqlite')
  let copied = false
  const copying = backUp(dataDir, out).finally(() => {
    copied = true
  })
  for (let moves = 0; !copied || moves < 9; moves++) await playOne(moves % 3)
  const { tables, entries } = await copying
  expect(tables).toBe(3)
  expect(entries).toBeGreaterThanOrEqual(9)
  expect(existsSync(`${out}-wal`)).toBe(false)
  await expect(backUp(dataDir, out)).rejects.toThrow('is there already')
  await expect(backUp(elsewhere, join(elsewhere, 'other.sqlite'))).rejects.toThrow('there is no')

  copyFileSync(out, join(restored, 'durbar.sqlite'))
  const again = await startBare({ dataDir: restored })
  // The guest's cookie is still good there, and every table replays to where it was.
  const same = guestWith(again.url, ann.cookie)
  for (const [index, client] of clients.entries()) {
    const copy = await same.open(client.table().id, 0, { since: 0 })
    expect(copy.state().seq).toBeGreaterThanOrEqual(at(before, index))
    expect(copy.state().seq).toBeLessThanOrEqual(at(acknowledged, index))
    const original = await ann.open(client.table().id, 0, { since: 0 })
    expect(copy.log).toEqual(original.log.slice(0, copy.state().seq))
    if (index === 0) expect(copy.chat.map(({ text }) => text)).toEqual(['keep this'])
    await copy.close()
  }
})

it('leaves no half copy behind', async () => {
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'durbar.sqlite'), 'this is no database, only a file with the name of one'.repeat(100))
  const out = join(tempDir(), 'copy.sqlite')
  await expect(backUp(dataDir, out)).rejects.toThrow('not a database')
  expect(existsSync(out)).toBe(false)
})
