import { expect, it, vi } from 'vitest'
import { isSecret, newId, newSecret, sha256 } from './secrets.ts'

const compare = vi.hoisted(() => vi.fn())
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  compare.mockImplementation(crypto.timingSafeEqual)
  return { ...crypto, timingSafeEqual: compare }
})

it('makes secrets of 256 bits that are not made twice', () => {
  const secrets = Array.from({ length: 500 }, newSecret)
  expect(new Set(secrets).size).toBe(500)
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
})

it('makes names of 96 bits that no command takes for an option', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(new Set(ids).size).toBe(2000)
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(12)
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
})

it('knows a secret by its hash, in constant time', () => {
  const secret = newSecret()
  compare.mockClear()
  expect(isSecret(secret, sha256(secret))).toBe(true)
  expect(isSecret(newSecret(), sha256(secret))).toBe(false)
  expect(isSecret(secret.slice(1), sha256(secret))).toBe(false)
  expect(compare).toHaveBeenCalledTimes(3)
  // Nothing was brought, or nothing usable is stored.
  expect(isSecret(undefined, sha256(''))).toBe(false)
  expect(isSecret('', sha256(secret))).toBe(false)
  expect(isSecret('', '')).toBe(false)
})
