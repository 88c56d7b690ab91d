import type { Seat } from '@durbar/kernel'
import { useEffect, useState } from 'react'
import { useTable } from './table.tsx'

/** The viewer's own board, until another one is looked at; it comes back with the next question. */
export function useShownSeat(): readonly [Seat, (seat: Seat) => void] {
  const { me, asked, view } = useTable()
  const [shown, setShown] = useState<Seat>()
  useEffect(() => {
    if (asked) setShown(undefined)
  }, [asked])
  return [shown ?? me ?? view.active, setShown]
}
