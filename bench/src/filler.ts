/**
 * A game for boardgame.io with no rules at all: a state of the wanted JSON size, spread over the players, and one kind
 * of move that writes the wanted number of fields. This is the least any game can cost there.
 */
export function filler(bytes: number, fields: number, players: number) {
  // Two-digit numbers, each with a comma.
  const perPlayer = Math.max(fields, Math.round(bytes / 3 / players))
  return {
    name: 'filler',
    disableUndo: true,
    setup: () => ({
      players: Array.from({ length: players }, () => ({ fields: Array.from({ length: perPlayer }, () => 10) })),
    }),
    moves: {
      write: ({ G }: { G: { players: { fields: number[] }[] } }, start: number) => {
        for (let count = 0; count < fields; count++) {
          const at = start + count * 7
          const holder = G.players[at % players]
          if (holder) holder.fields[at % perPlayer] = 10 + (at % 90)
        }
      },
    },
  }
}
