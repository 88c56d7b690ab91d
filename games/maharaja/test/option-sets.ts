/** Sets of options that together use every value of every option, alone and with the others. */
export const optionSets: readonly { readonly name: string; readonly options: Readonly<Record<string, string>> }[] = [
  { name: 'basic', options: {} },
  { name: 'short', options: { length: 'short' } },
  { name: 'extended 1', options: { yogi: 'on', privileges: 'on', auction: 'on', homeCity: 'on' } },
  { name: 'extended 2', options: { severalCharacters: 'on' } },
  {
    name: 'everything',
    options: { yogi: 'on', privileges: 'on', auction: 'on', homeCity: 'on', severalCharacters: 'on', length: 'short' },
  },
  {
    name: 'other rulings',
    options: {
      neutralPalaces: 'one-per-city',
      compensation: 'per-action',
      governorPlacement: 'above-top',
      hiddenGold: 'off',
      youngest: 'random',
      yogi: 'on',
      privileges: 'on',
      privilegeExpires: 'on',
    },
  },
  { name: 'no neutral palaces', options: { neutralPalaces: 'off', yogi: 'on', severalCharacters: 'on' } },
]
