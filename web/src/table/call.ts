import type { JsonObject } from '@durbar/kernel'
import { useEffect, useRef } from 'react'
import { preferences } from '../preferences.ts'
import { useWords } from '../words/index.ts'
import { playTone } from './tones.ts'

/** Calls the player: a tone when it becomes my turn or something happens, a notification if nobody is looking. */
export function useCall(mine: boolean, table: string, recent: readonly JsonObject[]): void {
  const { table: words } = useWords()
  const was = useRef(mine)

  useEffect(() => {
    const turned = mine && !was.current
    was.current = mine
    const { sound, notify } = preferences()
    if (!turned) return
    if (sound) playTone('turn')
    if (notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(words.yourTurn, { body: table, icon: `${import.meta.env.BASE_URL}favicon-turn.svg`, tag: table })
  }, [mine, table, words])

  useEffect(() => {
    if (recent.length > 0 && preferences().sound) playTone('move')
  }, [recent])
}
