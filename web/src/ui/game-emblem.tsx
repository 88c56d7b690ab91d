import { GameEmblem as Emblem, Mark } from '../home/illustrations/mark.tsx'

/** A game the illustrator has not met yet shows the mark of the house. */
export function GameEmblem({ game, size = 34 }: { readonly game: string; readonly size?: number }) {
  if (game === 'maharaja' || game === 'agra' || game === 'tawantinsuyu') return <Emblem game={game} size={size} />
  return <Mark size={size} />
}
