import { expect, it } from 'vitest'
import { guestIn } from './guests.ts'

it('calls a guest by a word of the first language it knows', () => {
  expect(guestIn('')).toBe('Guest')
  expect(guestIn('pl-PL,pl;q=0.9,en;q=0.8')).toBe('Gość')
  expect(guestIn('fr, es-MX;q=0.8, en;q=0.5')).toBe('Invitado')
  expect(guestIn('zh-TW')).toBe('訪客')
  expect(guestIn('eng,de')).toBe('Guest')
})
