import type { SpaceForecast, WayView } from '../rules/forecast.ts'
import type { View } from '../rules/view.ts'
import type { Atlas } from './atlas.ts'

/** What a worker of the viewer would cost and get on a space: the rules have worked it out, this finds it in the view. */
export interface Forecast extends SpaceForecast, Pick<WayView, 'wandering' | 'descent' | 'stairs'> {
  readonly worker: string
  readonly role: string
  /** What a Courier saves. */
  readonly saved: number
}

/**
 * The worker in hand first, then the others; empty where nobody can stand or nobody is left to place, and while the
 * viewer decides something else.
 */
export function forecastsAt(view: View, atlas: Atlas, hand: string | undefined, id: string): readonly Forecast[] {
  const { question, deciders, you } = view
  if (you !== null && deciders.includes(you) && question.question !== 'turn') return []
  const space = atlas.space(id)
  const way = view.ways.find(({ section, terrace }) => section === space?.section && terrace === space.terrace)
  if (!way) return []
  const { wandering, descent, stairs } = way
  const found = view.forecasts.flatMap(({ worker, role, spaces }): Forecast[] => {
    const here = spaces[id]
    return here ? [{ ...here, worker, role, wandering, descent, stairs, saved: wandering + descent - here.food }] : []
  })
  const isInHand = ({ worker, role }: Forecast): boolean => hand === `${worker} ${role}`
  return [...found.filter(isInHand), ...found.filter((forecast) => !isInHand(forecast))]
}
