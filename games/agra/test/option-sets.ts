/** Sets of options that together use every value of every option. */
export const optionSets: readonly { readonly name: string; readonly options: Readonly<Record<string, string>> }[] = [
  { name: 'recommended rulings', options: {} },
  {
    name: 'other rulings',
    options: {
      removeCoverTile: 'pay-all',
      luxuryGoods: 'one-in-all',
      frenchTrader: 'unlimited',
      processExtra: 'alone',
      merchantFavor: 'before',
      dyer: 'once-per-turn',
      guildScoring: 'contracts-only',
      dockThree: 'two-more',
      influencePerNotable: 'per-action',
    },
  },
]
