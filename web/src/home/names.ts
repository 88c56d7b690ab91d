/** Bots are called like people one might have at a table; the tag beside the name says what they are. */
const botNames = [
  'Rani',
  'Tomek',
  'Mei-Lin',
  'Osei',
  'Quilla',
  'Devi',
  'Amaru',
  'Ines',
  'Babur',
  'Zofia',
  'Inti',
  'Lucía',
]

/** So many different names, none of them taken; `chance` gives numbers from 0 up to 1. */
export function pickNames(count: number, taken: readonly string[], chance: () => number = Math.random): string[] {
  const free = botNames.filter((name) => !taken.includes(name))
  return Array.from({ length: count }, () => free.splice(Math.floor(chance() * free.length), 1)[0] ?? 'Bot')
}

export function pickOne(list: readonly string[], chance: () => number = Math.random): string {
  return list[Math.floor(chance() * list.length)] ?? ''
}
