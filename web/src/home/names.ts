/** `chance` gives numbers from 0 up to 1. */
export function pickOne(list: readonly string[], chance: () => number = Math.random): string {
  return list[Math.floor(chance() * list.length)] ?? ''
}
