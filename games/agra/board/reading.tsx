import { options } from '../rules/options.ts'
import { useTable } from './table.tsx'
import type { TargetKey } from './targets.ts'

/** Things of the table that a disputed rule is about, and the option that settles it. */
const settled: Readonly<Partial<Record<TargetKey, keyof typeof options>>> = {
  'tile:remove-cover': 'removeCoverTile',
  'tile:process-extra': 'processExtra',
  'notable:french-trader': 'frenchTrader',
  'contract:french-trader': 'frenchTrader',
  'notable:dyer': 'dyer',
  'contract:dyer': 'dyer',
  'notable:grand-imam': 'guildScoring',
  'contract:grand-imam': 'guildScoring',
  'notable:court-artist': 'guildScoring',
  'contract:court-artist': 'guildScoring',
  'notable:dewan': 'guildScoring',
  'contract:dewan': 'guildScoring',
  'dock:3': 'dockThree',
  'niche:statue': 'luxuryGoods',
  'niche:book': 'luxuryGoods',
  'niche:painting': 'luxuryGoods',
  'niche:clothes': 'luxuryGoods',
  'guild:artisans': 'influencePerNotable',
  'guild:merchants': 'influencePerNotable',
  'guild:scholars': 'influencePerNotable',
}

function optionOf(key: TargetKey, merchant: string): keyof typeof options | undefined {
  return key === `space:${merchant}` ? 'merchantFavor' : settled[key]
}

/** Where the rulebooks disagree about a thing: which reading is in force, and whose it is. */
export function ReadingLine({ of }: { readonly of: TargetKey }) {
  const { view, text, openRule } = useTable()
  const option = optionOf(of, view.merchant)
  if (option === undefined) return null
  const { name, values } = text.options[option] ?? { name: '', values: {} }
  const { rule } = options[option]
  return (
    <p className="ag-soft ag-reading">
      {name}: {values[view.options[option] ?? '']}
      <button type="button" className="ag-rule" onClick={() => openRule(rule)}>
        {rule}
      </button>
    </p>
  )
}
