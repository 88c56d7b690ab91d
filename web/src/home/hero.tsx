import { type FormEvent, useState } from 'react'
import { navigate, parseInvite, paths } from '../router.ts'
import { serverless } from '../serverless.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useWords } from '../words/index.ts'
import { defaultGame } from './shelf.ts'

interface HeroProps {
  readonly opening: boolean
  readonly problem: string | undefined
  onPlay(game: string): void
}

export function Hero({ opening, problem, onPlay }: HeroProps) {
  const { brand, home } = useWords()
  return (
    <section className="hero" aria-labelledby="tagline">
      <h1 id="tagline">
        {brand.tagline[0]} <br />
        {brand.tagline[1]}
      </h1>
      <p className="hero-pitch">{brand.pitch}</p>
      <div className="hero-actions">
        <button
          type="button"
          className="button primary large"
          aria-disabled={opening}
          onClick={() => !opening && onPlay(defaultGame)}
        >
          <Icon name="play" size={1.05} filled />
          {opening ? home.opening : home.playNow}
        </button>
        <Link className="button large" href={paths.new(defaultGame)}>
          <Icon name="plus" size={1.1} />
          {home.createTable}
        </Link>
        {!serverless && <JoinByLink />}
      </div>
      {problem ? (
        <p className="hero-note problem" role="alert">
          {problem}
        </p>
      ) : (
        <p className="hero-note">{brand.noAccount}</p>
      )}
    </section>
  )
}

function JoinByLink() {
  const { home } = useWords()
  const [wrong, setWrong] = useState(false)

  function join(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const to = parseInvite(String(new FormData(event.currentTarget).get('link') ?? ''))
    setWrong(to === undefined)
    if (to !== undefined) navigate(to)
  }

  return (
    <form className="join-by-link" onSubmit={join}>
      <label>
        <Icon name="link" />
        <span className="sr-only">{home.joinByLink}</span>
        <input
          name="link"
          placeholder={home.joinByLink}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'bad-link' : undefined}
          onChange={() => setWrong(false)}
        />
      </label>
      <button type="submit" className="button quiet">
        {home.join}
      </button>
      {wrong && (
        <p id="bad-link" className="problem" role="alert">
          {home.badLink}
        </p>
      )}
    </form>
  )
}
