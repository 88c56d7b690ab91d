/** Bots are called what they are; two of a kind, or one that is called like somebody, are told apart by a number. */
export function nameBots(bots: readonly string[], taken: readonly string[]): string[] {
  const names: string[] = []
  for (const bot of bots) {
    // A budget is no part of a name.
    const [kind = ''] = bot.split(':')
    const plain = kind.charAt(0).toUpperCase() + kind.slice(1)
    let name = plain
    for (let number = 2; taken.includes(name) || names.includes(name); number++) name = `${plain} ${number}`
    names.push(name)
  }
  return names
}
