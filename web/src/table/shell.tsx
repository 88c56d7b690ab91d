import type { BoardProps, JsonObject } from '@durbar/kernel'
import { isObject } from '@durbar/kernel'
import type { TableSummary } from '@durbar/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadBoard, loadText } from '../games.ts'
import { HintCard } from '../hint/hint-card.tsx'
import { useAdvice } from '../hint/use-advice.ts'
import { titleOf } from '../home/shelf.ts'
import { api } from '../net/rest.ts'
import type { TableState } from '../net/table-state.ts'
import type { TableStore } from '../net/table-store.ts'
import { useMotion, usePreferences } from '../preferences.ts'
import type { Asked } from '../rules/rulebook.tsx'
import { Settings } from '../settings/settings.tsx'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useCompact } from '../ui/use-media.ts'
import { useWords } from '../words/index.ts'
import { ActionBar } from './action-bar.tsx'
import { Announcer } from './announcer.tsx'
import { colorsOf } from './automata.ts'
import { BoardArea } from './board-area.tsx'
import { useCall } from './call.ts'
import { FinalSheet } from './final-sheet.tsx'
import { Header } from './header.tsx'
import { Inspector } from './inspector.tsx'
import { linesOf, pathOf } from './log-lines.ts'
import { RecapBar, RecapOffer } from './recap-bar.tsx'
import { RulebookDrawer } from './rulebook-drawer.tsx'
import { Seats } from './seats.tsx'
import { useShortcuts } from './shortcuts.ts'
import { Side, type Tab } from './side.tsx'
import { SideSheet } from './side-sheet.tsx'
import { useSpeech } from './speech.ts'
import { useTitle } from './tab-title.ts'
import { useRecap } from './use-recap.ts'

interface ShellProps {
  readonly table: TableSummary
  readonly state: TableState
  readonly store: TableStore | undefined
  readonly invite: string | undefined
  onSeatsChanged(): void
}

type Open = 'settings' | 'rulebook' | 'menu' | 'moves' | 'final' | undefined
const none: readonly JsonObject[] = []

/** The table every game is played at: what surrounds the board is the same for all of them. */
export function Shell({ table, state, store, invite, onSeatsChanged }: ShellProps) {
  const words = useWords()
  const { language } = usePreferences()
  const mayMove = useMotion()
  const compact = useCompact()
  const speech = useSpeech(table, state.viewer)
  const text = loadedValue(useLoaded(`${table.game} ${language}`, () => loadText(table.game, language)))
  const board = useLoaded(table.game, () => loadBoard(table.game))
  const components = loadedValue(useLoaded(table.id, () => api.tableComponents(table.id, invite)))
  const [open, setOpen] = useState<Open>()
  const [tab, setTab] = useState<Tab>('log')
  const [asked, setAsked] = useState<Asked>()
  const [tool, pickTool] = useState<string>()
  const [read, setRead] = useState(0)
  const page = useRef<HTMLDivElement>(null)

  const { game, pending, connection } = state
  const moves = game === undefined || pending !== undefined || connection !== 'open' ? none : game.moves
  const mine = game !== undefined && game.moves.length > 0 && table.deciders.some((seat) => seat === state.viewer)
  const chatting = tab === 'chat' && (!compact || open === 'menu')
  const newest = state.chat.at(-1)?.id ?? 0
  const unread = chatting ? 0 : state.chat.filter(({ id, seat }) => id > read && seat !== state.viewer).length
  useTitle(`${table.name} · ${titleOf(table.game, words)}`, mine)
  useCall(mine, table.name, state.recent)

  useEffect(() => {
    if (chatting) setRead(newest)
  }, [chatting, newest])
  // A tool belongs to a decision; it is put down when the decision has gone to somebody else.
  useEffect(() => {
    if (!mine) pickTool(undefined)
  }, [mine])
  const over = state.result !== undefined
  useEffect(() => {
    if (over) setOpen('final')
  }, [over])

  const openRule = useCallback(
    (rule: string) => {
      setAsked({ rule })
      setTab('rules')
      setOpen((now) => (compact ? 'menu' : now === 'rulebook' ? now : undefined))
    },
    [compact],
  )
  const play = useCallback((move: JsonObject) => store?.play(move), [store])
  const why = useCallback(async (move: JsonObject) => store?.why(move), [store])
  const showTab = (next: Tab) => {
    setTab(next)
    if (compact) setOpen('menu')
  }
  const says = useMemo(() => text && ((event: JsonObject) => text.event(event, speech)), [text, speech])
  const recap = useRecap(store, state, says)
  const { advice, ask, forget } = useAdvice()
  const mayAsk = mine && table.hints === 'allowed' && store !== undefined
  const askHint = () => mayAsk && ask(() => store.hint())
  const company = table.seats.filter(({ kind }) => kind !== 'bot').length > 1
  const mayObject = table.hints === 'allowed' && company && state.viewer !== 'spectator'
  const seq = game?.seq
  // A hint is about one decision; the next one is another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten whenever the table goes on
  useEffect(forget, [seq])
  useShortcuts({
    hint: askHint,
    moves: () => setOpen((now) => (now === 'moves' ? undefined : 'moves')),
    undo: () => game && game.undo > 0 && store?.undo(1),
    redo: () => game && game.redo > 0 && store?.redo(1),
    rules: () => showTab('rules'),
    chat: () => showTab('chat'),
    log: () => showTab('log'),
  })

  const colorList = colorsOf(table.seats, game?.view).join()
  const colors = useMemo(() => colorList.split(',').map(Number), [colorList])
  const { viewer, log } = state
  const { state: seen } = recap.shown ?? { state }
  // Who moves in what is being watched, not who will move when it is over.
  const watched = useMemo(
    () => (recap.shown === undefined ? table : { ...table, deciders: [recap.shown.seat] }),
    [table, recap.shown],
  )
  const { recent } = seen
  const sinceTurn = useMemo(() => pathOf(linesOf(log), viewer), [log, viewer])
  const path = recap.shown ? recent : sinceTurn
  const view = seen.game?.view
  const offered = recap.shown ? none : moves
  const motion = mayMove && (recap.shown?.moves ?? true)
  // The same props as long as nothing in them changes: drawing a board anew is the dearest thing on the page.
  const props = useMemo((): BoardProps<unknown> | undefined => {
    if (view === undefined || !text || !isObject(components)) return undefined
    const asked = { view, viewer, moves: offered, play, why, openRule, tool, pickTool, recent, path }
    return { ...asked, language, text, speech, colors, components, motion, compact }
  }, [
    view,
    viewer,
    offered,
    play,
    why,
    openRule,
    tool,
    recent,
    path,
    language,
    text,
    speech,
    colors,
    components,
    motion,
    compact,
  ])
  const side = {
    table,
    state,
    store,
    text,
    speech,
    tab,
    onTab: setTab,
    asked,
    onAsk: openRule,
    unread,
    onSince: recap.possible
      ? () => {
          setOpen(undefined)
          recap.watch()
        }
      : undefined,
  }
  const seats = (
    <Seats
      table={watched}
      state={seen}
      invite={invite}
      text={text}
      speech={speech}
      Figures={loadedValue(board)?.SeatFigures}
      compact={compact}
      onSeatsChanged={onSeatsChanged}
    />
  )

  return (
    <div className="table" data-compact={compact} data-pending={pending !== undefined} data-seq={game?.seq} ref={page}>
      <Header
        table={watched}
        state={seen}
        text={text}
        compact={compact}
        mine={mine}
        unread={unread}
        onRulebook={() => setOpen('rulebook')}
        onSettings={() => setOpen('settings')}
        onMenu={() => setOpen('menu')}
      />
      <main id="content" className="table-main">
        <h1 className="sr-only">{`${text?.title ?? titleOf(table.game, words)}: ${table.name}`}</h1>
        <BoardArea game={table.game} board={board} props={props} />
        <RecapOffer recap={recap} />
        {compact && seats}
      </main>
      {!compact && (
        <aside className="table-side">
          {seats}
          <Side {...side} />
        </aside>
      )}
      {recap.shown && <RecapBar recap={recap} text={text} speech={speech} colors={colors} />}
      <ActionBar
        hidden={recap.shown !== undefined}
        table={table}
        state={state}
        store={store}
        Actions={loadedValue(board)?.Actions}
        props={props}
        listing={open === 'moves'}
        onListing={(listing) => setOpen(listing ? 'moves' : undefined)}
        onFinal={() => setOpen('final')}
        onRule={openRule}
        onHint={mayAsk ? askHint : undefined}
        hint={
          advice.status !== 'none' &&
          text &&
          game && (
            <HintCard
              advice={advice}
              view={game.view}
              text={text}
              speech={speech}
              seat={state.viewer}
              onPlay={(move) => {
                forget()
                play(move)
              }}
              onClose={forget}
            />
          )
        }
      />
      <Inspector page={page} text={text} speech={speech} why={why} onRule={openRule} />
      <Announcer state={state} table={table} text={text} speech={speech} />
      {open === 'settings' && (
        <Settings
          onClose={() => setOpen(undefined)}
          table={table}
          viewer={state.viewer}
          onSeatsChanged={onSeatsChanged}
          onObjectToHints={mayObject ? () => void store?.objectToHints() : undefined}
        />
      )}
      {open === 'rulebook' && (
        <RulebookDrawer table={table} asked={asked} onAsk={openRule} onClose={() => setOpen(undefined)} />
      )}
      {open === 'menu' && compact && (
        <SideSheet {...side} onSettings={() => setOpen('settings')} onClose={() => setOpen(undefined)} />
      )}
      {open === 'final' && state.result && text && (
        <FinalSheet table={table} state={state} result={state.result} text={text} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
