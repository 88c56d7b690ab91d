/**
 * A game for boardgame.io with no rules at all: a state of the wanted JSON size, spread over the players, and one kind
 * of move that changes the wanted number of fields; the turn passes on after so many moves. This is the least any game
 * can cost there.
 */
export function filler(bytes: number, fields: number, players: number, movesPerTurn: number) {
  // Two-digit numbers, each with a comma.
  const perPlayer = Math.max(fields, Math.round(bytes / 3 / players))
  return {
    name: 'filler',
    disableUndo: true,
    turn: { minMoves: movesPerTurn, maxMoves: movesPerTurn },
    setup: () => ({
      players: Array.from({ length: players }, () => ({ fields: Array.from({ length: perPlayer }, () => 10) })),
    }),
    moves: {
      write: ({ G }: { G: { players: { fields: number[] }[] } }, start: number) => {
        for (let count = 0; count < fields; count++) {
          const at = start + count * 7
          const holder = G.players[at % players]
          if (holder) holder.fields[at % perPlayer] = 10 + (((holder.fields[at % perPlayer] ?? 10) - 9) % 90)
        }
      },
    },
  }
}
