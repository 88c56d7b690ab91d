import type { TargetKey } from './targets.ts'

/** The rule behind each kind of thing, for the corner of its card. */
const rules: Readonly<Record<string, string>> = {
  space: 'TW:4.1',
  icon: 'TW:5.2',
  stairs: 'TW:5.6',
  side: 'TW:7.1',
  village: 'TW:13.1',
  nomad: 'TW:12',
  offer: 'TW:6.3',
  deck: 'TW:6.3',
  market: 'TW:5.7',
  tile: 'TW:7.7',
  stock: 'TW:5.8',
  idol: 'TW:7.3',
  conquest: 'TW:7.6',
  step: 'TW:11.1',
  loom: 'TW:5.9',
  drill: 'TW:5.12',
  god: 'TW:6.1',
  good: 'TW:1.1',
  worker: 'TW:5.4',
  army: 'TW:3.2',
  end: 'TW:5.10',
}

const taskRules: Readonly<Record<string, string>> = {
  potato: 'TW:5.5',
  corn: 'TW:5.5',
  stone: 'TW:5.5',
  gold: 'TW:5.5',
  stairs: 'TW:5.6',
  building: 'TW:5.7',
  statue: 'TW:5.8',
  weaving: 'TW:5.9',
  trader: 'TW:5.11',
  train: 'TW:5.12',
  produce: 'TW:5.13',
}

const actionRules: Readonly<Record<string, string>> = {
  worship: 'TW:7.3',
  offering: 'TW:7.4',
  refresh: 'TW:7.5',
  conquest: 'TW:7.6',
  production: 'TW:7.7',
}

export function ruleOf(key: TargetKey, detail?: string): string | undefined {
  const [kind = '', name = ''] = key.split(':')
  if (kind === 'icon') return taskRules[detail ?? ''] ?? rules.icon
  if (kind === 'side') return actionRules[detail ?? ''] ?? rules.side
  if ((kind === 'market' || kind === 'tile') && name.startsWith('Z')) return 'TW:16'
  return rules[kind]
}
