/** Bots are called what they are, from gentle to strong; two of a kind are told apart by a number. */
export function nameBots(bots: readonly string[], taken: readonly string[]): string[] {
  const names: string[] = []
  for (const bot of bots) {
    const plain = bot.charAt(0).toUpperCase() + bot.slice(1)
    let name = plain
    for (let number = 2; taken.includes(name) || names.includes(name); number++) name = `${plain} ${number}`
    names.push(name)
  }
  return names
}

/** `chance` gives numbers from 0 up to 1. */
export function pickOne(list: readonly string[], chance: () => number = Math.random): string {
  return list[Math.floor(chance() * list.length)] ?? ''
}
