import type { GameText, Json, JsonObject, Speech } from '@durbar/kernel'

function plain(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plain).filter(Boolean).join(', ')
}

function spoken({ k, seat, only: _, ...rest }: JsonObject, speech: Speech): string {
  const who = typeof seat === 'number' ? `${speech.name(seat)}: ` : ''
  return [`${who}${plain(k)}`, plain(rest)].filter(Boolean).join(' ')
}

/** A game that has rules but no sentences yet says its notation, so that it can be played at all. */
export function plainText(game: string): GameText {
  return {
    title: game.charAt(0).toUpperCase() + game.slice(1),
    pitch: '',
    options: {},
    question: () => '',
    move: (move, _view, speech) => spoken(move, speech),
    event: spoken,
    refusal: ({ reason }) => reason.replaceAll('-', ' '),
    scoreLine: (key) => key,
    progress: () => '',
  }
}
