import type { ComponentType } from 'react'
import { paths } from '../router.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useWords } from '../words/index.ts'
import { TileAgra } from './illustrations/tile-agra.tsx'
import { TileMaharaja } from './illustrations/tile-maharaja.tsx'
import { TileTawantinsuyu } from './illustrations/tile-tawantinsuyu.tsx'
import { titles } from './shelf.ts'

type Title = (typeof titles)[number]

const illustrations: Readonly<Record<Title['id'], ComponentType>> = {
  agra: TileAgra,
  maharaja: TileMaharaja,
  tawantinsuyu: TileTawantinsuyu,
}

interface TilesProps {
  readonly catalog: readonly string[] | undefined
  readonly opening: boolean
  onPlay(game: string): void
}

export function Tiles({ catalog, opening, onPlay }: TilesProps) {
  const { home } = useWords()
  return (
    <section className="tiles" aria-label={home.games}>
      {titles.map((title) => (
        <Tile key={title.id} title={title} known={isKnown(catalog, title.id)} opening={opening} onPlay={onPlay} />
      ))}
    </section>
  )
}

/** Until the server has spoken, the game this house opened with counts as there: its buttons must not jump. */
function isKnown(catalog: TilesProps['catalog'], game: string): boolean {
  return catalog === undefined ? game === 'maharaja' : catalog.includes(game)
}

interface TileProps {
  readonly title: Title
  readonly known: boolean
  readonly opening: boolean
  onPlay(game: string): void
}

function Tile({ title: { id, seats, minutes }, known, opening, onPlay }: TileProps) {
  const { home } = useWords()
  const title = home.titles[id]
  const Illustration = illustrations[id]
  return (
    <article className="tile" data-illustrated={id} data-known={known} aria-labelledby={`tile-${id}`}>
      <Illustration />
      <div className="tile-text">
        <div className="tile-head">
          <h2 id={`tile-${id}`}>{title}</h2>
          <span>
            <Icon name="people" />
            <span className="sr-only">{home.players}</span> {seats}
          </span>
          <span>
            <Icon name="clock" />
            <span className="sr-only">{home.duration}</span> {home.minutes(minutes)}
          </span>
        </div>
        <p>{home.pitches[id]}</p>
        {known ? (
          <div className="tile-actions">
            <button
              type="button"
              className="button tinted"
              aria-label={`${home.playThis}: ${title}`}
              aria-disabled={opening}
              onClick={() => !opening && onPlay(id)}
            >
              <Icon name="play" size={1} filled />
              {home.playThis}
            </button>
            <Link className="button" href={paths.new(id)} aria-label={`${home.newTable}: ${title}`}>
              {home.newTable}
            </Link>
            <Link className="tile-rules" href={paths.rules(id)} aria-label={`${home.rules}: ${title}`}>
              <Icon name="book" />
              {home.rules}
            </Link>
          </div>
        ) : (
          <div className="tile-actions">
            <span className="coming">{home.coming}</span>
          </div>
        )}
      </div>
    </article>
  )
}
