import type { GameText, PlayedTable, Seat, Speech } from '@durbar/kernel'
import type { StudyWords } from '../words/study/types.ts'

/** Who sat where, for everything a study says; a record that names nobody calls the seats by their numbers. */
export interface Seated {
  readonly seat: Seat
  readonly name: string
  readonly color: number
}

export function seatedAt(
  table: PlayedTable | undefined,
  seats: number,
  players: number,
  text: GameText | undefined,
  words: StudyWords,
): readonly Seated[] {
  const taken = Array.from({ length: players }, (_, seat) => table?.seats[seat]?.color ?? seat)
  const free = Array.from({ length: seats + players }, (_, color) => color).filter((color) => !taken.includes(color))
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    // Beyond the players sits whom the rules themselves move.
    name: table?.seats[seat]?.name || (seat >= players && text?.automaton) || words.seat(seat + 1),
    color: taken[seat] ?? free[seat - players] ?? seat,
  }))
}

/** A study tells everything in the third person, through whosever eyes it looks. */
export function speechOf(seated: readonly Seated[], you: Speech['you'] = 'spectator'): Speech {
  return { you, name: (seat) => seated[seat]?.name ?? '' }
}
