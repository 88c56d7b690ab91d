import { gameOf } from '@durbar/catalog'
import { configure, writeRecordHead } from '@durbar/kernel'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/temp.ts'
import { openStore } from '../store/database.ts'
import { ImportError, importTable } from './import.ts'

it('takes a record that begins with the setup of its game, and none that begins with a position', async () => {
  const game = gameOf('maharaja')
  if (!game) throw new Error('there is no Maharaja')
  const config = configure(game, { players: 2 })
  const seed = 'a record'
  const start = game.notation(config).position.write(game.setup(config, 'somewhere else'))
  const store = await openStore(tempDir())
  const tables = () => store.selectFrom('game_table').selectAll().execute()

  const begun = `${JSON.stringify(writeRecordHead(game, { config, seed, start }))}\n`
  await expect(importTable(store, begun, undefined)).rejects.toThrow(ImportError)
  await expect(importTable(store, begun, undefined)).rejects.toThrow('not with a position')
  expect(await tables()).toEqual([])

  const whole = `${JSON.stringify(writeRecordHead(game, { config, seed }))}\n`
  const { id } = await importTable(store, whole, undefined)
  expect(await tables()).toMatchObject([{ id, game: 'maharaja', seed }])
  await store.destroy()
})
