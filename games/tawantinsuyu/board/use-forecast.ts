import type { Seat } from '@durbar/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Forecast } from './forecast.ts'
import type { Table } from './table.tsx'

export type { Forecast } from './forecast.ts'

export interface Forecasts {
  /** What placing the worker in hand on a space would mean; undefined where no worker could be placed. */
  at(space: string): Placed | undefined
  /** Who would be paid in each region at the next Festival. */
  readonly leaders: readonly (Seat | undefined)[]
}

export interface Placed extends Forecast {
  readonly worker: string
  readonly role: string
}

type Module = typeof import('./forecast.ts')

let loaded: Module | undefined

/** The rules behind the forecast come after the board is drawn: it does not carry them. */
function useModule(): Module | undefined {
  const [module, setModule] = useState(loaded)
  useEffect(() => {
    if (module) return
    let gone = false
    import('./forecast.ts').then(
      (arrived) => {
        loaded = arrived
        if (!gone) setModule(arrived)
      },
      // Without it the cards simply say less.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [module])
  return module
}

export function useForecasts({ view, components, mine, hand, asked }: Table): Forecasts {
  const module = useModule()
  const sketch = useMemo(() => module?.forecaster(view, components), [module, view, components])
  const leaders = useMemo(() => module?.leaders(view, components) ?? [], [module, view, components])
  return useMemo(() => {
    const placing = asked && view.question.question === 'turn' ? hand : undefined
    const [worker = '', role = ''] = placing?.includes(' ') ? placing.split(' ') : []
    const seat = mine?.seat
    if (!sketch || seat === undefined || worker === '') return { at: () => undefined, leaders }
    const at = (space: string): Placed | undefined =>
      view.hill[space] === null ? { ...sketch(seat, worker, role, space), worker, role } : undefined
    return { at, leaders }
  }, [sketch, leaders, mine, hand, view, asked])
}
