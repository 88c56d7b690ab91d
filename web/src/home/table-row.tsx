import type { TableSummary } from '@durbar/protocol'
import { loadText } from '../games.ts'
import { DeleteTable } from '../local/delete-table.tsx'
import { isLocal } from '../local/ids.ts'
import { SaveRecord } from '../local/save-record.tsx'
import { usePreferences } from '../preferences.ts'
import { paths } from '../router.ts'
import { GameEmblem } from '../ui/game-emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { PlayerMark } from '../ui/player-mark.tsx'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useWords } from '../words/index.ts'
import { titleOf } from './shelf.ts'
import { isMyTurn } from './table-order.ts'
import { ago } from './time.ts'

export function TableRow({ table }: { readonly table: TableSummary }) {
  const words = useWords()
  const { home } = words
  const { language } = usePreferences()
  const text = loadedValue(useLoaded(`${table.game} ${language}`, () => loadText(table.game, language)))
  const progress =
    table.status === 'finished'
      ? home.finished
      : table.status === 'waiting' || table.progress === null
        ? home.gathering
        : text?.progress(table.progress)
  const title = text?.title ?? titleOf(table.game, words)
  return (
    <li data-local={isLocal(table.id)}>
      <Link className="table-row" href={paths.table(table.id)}>
        <GameEmblem game={table.game} />
        <span className="table-name">
          <b>{table.name}</b>
          <small>{progress ? `${title}, ${progress.charAt(0).toLowerCase()}${progress.slice(1)}` : title}</small>
          {isLocal(table.id) && (
            <small className="table-here">
              <Icon name="device" size={1} />
              {words.local.tag}
            </small>
          )}
        </span>
        <span className="table-marks">
          {table.seats.map(({ seat, color }) => (
            <PlayerMark key={seat} color={color} />
          ))}
        </span>
        <RowState table={table} />
      </Link>
      {table.status === 'finished' && (
        <Link
          className="text-link table-study"
          href={paths.study(table.id)}
          aria-label={`${words.study.study}: ${table.name}`}
        >
          <Icon name="graph" size={1.1} />
          {words.study.study}
        </Link>
      )}
      {isLocal(table.id) && (
        <span className="table-tools">
          <SaveRecord table={table} className="icon-button">
            <Icon name="down" />
          </SaveRecord>
          <DeleteTable table={table} />
        </span>
      )}
    </li>
  )
}

function RowState({ table }: { readonly table: TableSummary }) {
  const { home } = useWords()
  const { language } = usePreferences()
  if (isMyTurn(table)) return <span className="tag filled">{home.yourTurn}</span>
  if (table.status !== 'playing') return <span className="table-state" />
  const names = table.seats.filter(({ seat }) => table.deciders.includes(seat)).map(({ name }) => name)
  const more = names.length > 1 ? ` +${names.length - 1}` : ''
  const since = ago(table.updatedAt, Date.now(), language)
  return <span className="table-state">{[`${names[0] ?? ''}${more}`, since].filter(Boolean).join(', ')}</span>
}
