import { type Language, languages } from '@durbar/kernel'
import { useSyncExternalStore } from 'react'
import { recall, remember } from './memory.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'
/** How fast bots move. */
export type Pace = 'calm' | 'quick' | 'at-once'

export interface Preferences {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  readonly pace: Pace
  readonly sound: boolean
  /** A notification of the browser when it is my turn and the page is in the background. */
  readonly notify: boolean
  /** Single letters as shortcuts; speech input users want them off. */
  readonly keys: boolean
}

/** The first language of the browser that the house speaks. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase()
    const found = languages.find((language) => lower.split('-')[0] === language.toLowerCase().split('-')[0])
    if (found !== undefined) return found
  }
  return 'en'
}

const defaults = (): Preferences => ({
  language: languageFor(navigator.languages),
  theme: 'system',
  motion: 'system',
  pace: 'calm',
  sound: false,
  notify: false,
  keys: true,
})

let current: Preferences | undefined
const listeners = new Set<() => void>()

export function preferences(): Preferences {
  current ??= { ...defaults(), ...recall<Partial<Preferences>>('preferences', {}) }
  return current
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...preferences(), ...change }
  remember('preferences', current)
  for (const listener of listeners) listener()
}

function onPreference(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreference, preferences)
}

const paces: Readonly<Record<Pace, number>> = { calm: 650, quick: 250, 'at-once': 0 }

/** The least time between two moves of bots, in milliseconds, so that eyes can follow. */
export function paceOf(): number {
  return paces[preferences().pace]
}

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)')

function onReduced(listener: () => void): () => void {
  const query = reduced()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether things may move: the player's word first, then the system's. */
export function useMotion(): boolean {
  const { motion } = usePreferences()
  const calm = useSyncExternalStore(onReduced, () => reduced().matches)
  return motion === 'system' ? !calm : motion === 'on'
}
