import { useEffect, useRef } from 'react'
import { preferences } from '../preferences.ts'

export type Shortcut = 'hint' | 'moves' | 'undo' | 'redo' | 'rules' | 'chat' | 'log'

/** The letters are the same in every language, so that hands can learn them. `?` is the inspector's. */
export const letters: Readonly<Record<Shortcut, string>> = {
  hint: 'h',
  moves: 'm',
  undo: 'u',
  redo: 'r',
  rules: 'b',
  chat: 'c',
  log: 'l',
}

type Deeds = Readonly<Record<Shortcut, () => unknown>>

export function useShortcuts(deeds: Deeds): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return
      const deed = shortcutOf(event, preferences().keys)
      if (deed === undefined) return
      event.preventDefault()
      latest.current[deed]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function shortcutOf(stroke: Stroke, single: boolean): Shortcut | undefined {
  const key = stroke.key.toLowerCase()
  if (stroke.altKey) return undefined
  if (stroke.ctrlKey || stroke.metaKey) {
    if (key === 'z') return stroke.shiftKey ? 'redo' : 'undo'
    return key === 'y' ? 'redo' : undefined
  }
  if (!single || stroke.shiftKey) return undefined
  return (Object.keys(letters) as Shortcut[]).find((deed) => letters[deed] === key)
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
