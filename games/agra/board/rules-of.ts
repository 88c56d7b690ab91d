import { notableNames } from '../rules/names.ts'
import type { TargetKey } from './targets.ts'
import type { Asked, MoveName, WrittenMove } from './written.ts'

/** Which rule explains what a card shows; refusals bring their own. */

const ofMove: Readonly<Partial<Record<MoveName, string>>> = {
  'lay-down': 'AG:4.2',
  'take-from-cook': 'AG:14.8',
  mosaic: 'AG:14.15',
  place: 'AG:5.1',
  peon: 'AG:5.8',
  store: 'AG:5.7',
  build: 'AG:6.2',
  'pay-material': 'AG:6.2',
  'bonus-tile': 'AG:6.4',
  'pay-sailor': 'AG:6.6',
  give: 'AG:6.11',
  'price-token': 'AG:1.6',
  'set-price': 'AG:1.6',
  'advance-tracker': 'AG:6.14',
  dye: 'AG:7.3',
  produce: 'AG:7.4',
  process: 'AG:8.1',
  'process-good': 'AG:8.2',
  follow: 'AG:8.4',
  deliver: 'AG:9.4',
  order: 'AG:11.6',
  akbar: 'AG:11.3',
  offering: 'AG:14.20',
  exchange: 'AG:1.23',
  take: 'AG:1.23',
  sell: 'AG:10.8',
  'remove-cover': 'AG:1.22',
  'move-farmer': 'AG:1.21',
  'stand-up': 'AG:1.12',
  step: 'AG:12.1',
  'take-tile': 'AG:12.5',
  'give-up': 'AG:12.5',
  'take-favor': 'AG:12.3',
  'return-good': 'AG:13.4',
  'return-favor': 'AG:13.4',
  food: 'AG:10.3',
  favor: 'AG:10.5',
  luxury: 'AG:10.12',
  statue: 'AG:10.13',
  french: 'AG:14.6',
  caliph: 'AG:14.11',
  english: 'AG:14.14',
}

export function ruleOfMove(move: WrittenMove, asked: Asked | undefined): string | undefined {
  if (move.move === 'take' && asked?.frame === 'trade') return 'AG:6.11'
  if (move.move === 'use-ability' && asked?.notable) return ruleOfNotable(asked.notable)
  return ofMove[move.move]
}

function ruleOfNotable(notable: string): string {
  return `AG:14.${(notableNames as readonly string[]).indexOf(notable) + 1}`
}

const ofCharacter: Readonly<Record<string, string>> = {
  architect: 'AG:6.1',
  sailor: 'AG:6.5',
  trader: 'AG:6.11',
  botanist: 'AG:6.14',
}

const ofKind: Readonly<Record<string, string>> = {
  order: 'AG:11.5',
  guild: 'AG:12.1',
  bowl: 'AG:11.3',
  tile: 'AG:10.5',
  pile: 'AG:12.5',
  bonus: 'AG:6.4',
  cover: 'AG:1.22',
  cell: 'AG:1.21',
  token: 'AG:1.5',
  circle: 'AG:4.4',
  niche: 'AG:10.12',
  tracker: 'AG:6.14',
  favor: 'AG:1.13',
  food: 'AG:10.3',
  supply: 'AG:1.2',
  dock: 'AG:9.13',
}

export function ruleOfKey(key: TargetKey): string | undefined {
  const [kind = '', name = ''] = key.split(':')
  if (kind === 'notable' || kind === 'contract') return ruleOfNotable(name)
  if (kind === 'space') return ofCharacter[name] ?? 'AG:1.8'
  return ofKind[kind]
}
