import { goodNames } from '../../rules/names.ts'
import { Icon } from './icons.tsx'

export type GoodName = (typeof goodNames)[number]

export function chainOf(good: GoodName): number {
  return goodNames.indexOf(good) & 3
}

export const chainColor = (good: GoodName): string => `var(--ag-chain-${chainOf(good)})`
export const chainDeep = (good: GoodName): string => `var(--ag-chain-${chainOf(good)}-deep)`
export const chainTint = (good: GoodName): string => `var(--ag-chain-${chainOf(good)}-tint)`

interface GoodProps {
  readonly good: GoodName
  /** Center. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly opacity?: number | undefined
  readonly fill?: string
}

/** One drawing per good, in the color of its chain and never on a plate: plates are players. */
export function Good({ good, x, y, size, opacity, fill = chainColor(good) }: GoodProps) {
  return <Icon name={good} x={x} y={y} size={size} fill={fill} opacity={opacity} />
}
