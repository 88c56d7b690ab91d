import { useEffect, useRef } from 'react'
import { isWriting } from '../table/shortcuts.ts'

/** What keys do wherever something is gone through: a study, or what happened since the last turn. Letters are the same in every language, so that hands can learn them. */
export type PlayerKey =
  | { readonly t: 'step' | 'turn' | 'round' | 'swing'; readonly direction: 1 | -1 }
  | { readonly t: 'first' | 'last' | 'play' | 'back' | 'try' | 'hint' }
  /** 0 opens everything, other digits are seats. */
  | { readonly t: 'eyes'; readonly digit: number }

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function playerKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Stroke): PlayerKey | undefined {
  if (altKey) return undefined
  const far = ctrlKey || metaKey
  const arrow = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (arrow !== 0) return { t: far ? 'round' : shiftKey ? 'turn' : 'step', direction: arrow }
  if (far) return undefined
  switch (key) {
    case 'PageDown':
      return { t: 'round', direction: 1 }
    case 'PageUp':
      return { t: 'round', direction: -1 }
    case 'Home':
      return { t: 'first' }
    case 'End':
      return { t: 'last' }
    case ' ':
      return { t: 'play' }
    case 'Escape':
      return { t: 'back' }
  }
  const letter = key.toLowerCase()
  if (letter === 's') return { t: 'swing', direction: shiftKey ? -1 : 1 }
  if (shiftKey) return undefined
  if (/^\d$/.test(key)) return { t: 'eyes', digit: Number(key) }
  return letter === 't' ? { t: 'try' } : letter === 'h' ? { t: 'hint' } : undefined
}

export function usePlayerKeys(deed: (key: PlayerKey) => void): void {
  const latest = useRef(deed)
  latest.current = deed
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const key = playerKeyOf(event)
      if (key === undefined || belongsElsewhere(event, key)) return
      event.preventDefault()
      latest.current(key)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** A key goes to whatever has the focus and can use it: text fields, choices, lists, buttons. */
function belongsElsewhere({ target }: KeyboardEvent, key: PlayerKey): boolean {
  if (!(target instanceof HTMLElement)) return false
  // The timeline is an input too; its arrows are ours.
  if (target.matches('input[type=range]')) return false
  // Choices side by side need arrows and the space bar and nothing else.
  if (target.closest('[role=tablist], input[type=radio]')) return key.t === 'step' || key.t === 'play'
  if (isWriting(target) || target.closest('[role=listbox]')) return true
  return key.t === 'play' && target.closest('button, a, summary') !== null
}
