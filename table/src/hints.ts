import type { TableSummary } from '@durbar/protocol'

/** Whether hints are wanted where several people play: by the host, and not against anybody's will. */
export type HintsChoice = 'on' | 'off' | 'objected'

/** Whoever plays alone against bots may ask for hints; among people the host must have allowed it and nobody objected. */
export function hintsFor(choice: HintsChoice, seats: readonly { readonly kind: string }[]): TableSummary['hints'] {
  if (choice === 'objected') return 'objected'
  // A seat that is free belongs to whoever will come.
  const alone = seats.filter(({ kind }) => kind !== 'bot').length <= 1
  return alone || choice === 'on' ? 'allowed' : 'against-people'
}
