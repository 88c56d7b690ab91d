import type { BoardProps, Json, JsonObject, Move, Viewer } from '@durbar/kernel'
import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { loadBoard, loadText } from '../games.ts'
import { HintCard } from '../hint/hint-card.tsx'
import { suggestHere } from '../hint/think.ts'
import { useAdvice } from '../hint/use-advice.ts'
import { titleOf } from '../home/shelf.ts'
import { isLocal } from '../local/ids.ts'
import { type PlayerKey, usePlayerKeys } from '../player/keys.ts'
import { markFrom } from '../player/marks.ts'
import { Transport } from '../player/transport.tsx'
import { useMotion, usePreferences } from '../preferences.ts'
import { paths } from '../router.ts'
import { BoardArea } from '../table/board-area.tsx'
import { Inspector } from '../table/inspector.tsx'
import { useTitle } from '../table/tab-title.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { ThemeButton } from '../ui/theme-button.tsx'
import { loadedValue, useLoaded } from '../ui/use-loaded.ts'
import { useCompact } from '../ui/use-media.ts'
import { useWords } from '../words/index.ts'
import type { Swing } from './analyze.ts'
import { recordText, type Studied } from './document.ts'
import { StudyHeader } from './header.tsx'
import { KeyList } from './key-list.tsx'
import { eventsOf, readMove, runUpTo, writeMove } from './line.ts'
import { openView } from './open-view.ts'
import { PlayOn } from './play-on.tsx'
import { SeatList } from './seat-list.tsx'
import { seatedAt, speechOf } from './seated.ts'
import { StudySide, type StudyTab } from './side.tsx'
import { lineAt, reduceStudy, type StudyAction, startStudy } from './state.ts'
import { swingsSeenBy, swingText } from './swings.tsx'
import { Marks } from './timeline-marks.tsx'
import { StudyTools } from './tools.tsx'
import { TryBar } from './try-bar.tsx'
import { divisionsOf } from './turns.ts'
import { type Depth, useAnalysis } from './use-analysis.ts'

export interface StudyProps {
  readonly studied: Studied
  /** The table the record comes from, if it can be linked to. */
  readonly table: string | undefined
  onClose(): void
}

type Open = 'keys' | 'menu' | 'moves' | 'play-on' | undefined
const none: readonly JsonObject[] = []
const noSwings: readonly Swing[] = []

/** A record, or a position, to go through, turn over and play on from. */
export function Study({ studied, table, onClose }: StudyProps) {
  const { main, head } = studied
  const { game } = main
  const words = useWords()
  const { language } = usePreferences()
  const motion = useMotion()
  const compact = useCompact()
  const text = loadedValue(useLoaded(`${game.id} ${language}`, () => loadText(game.id, language)))
  const board = useLoaded(game.id, () => loadBoard(game.id))
  const [state, dispatch] = useReducer(reduceStudy, main, startStudy)
  const [open, setOpen] = useState<Open>()
  const [tab, setTab] = useState<StudyTab>('moves')
  const [depth, setDepth] = useState<Depth>('quick')
  const [tool, pickTool] = useState<string>()
  const page = useRef<HTMLDivElement>(null)

  const line = lineAt(state)
  const { at, eyes, trying } = state
  const position = useMemo(() => line.position(at), [line, at])
  const deciders = useMemo(() => game.deciders(position), [game, position])
  const config = useMemo(() => game.configOf(position), [game, position])
  const mover = deciders[0] ?? (at > 0 ? line.step(at).seat : 0)
  const viewer: Viewer = eyes === 'open' ? Math.min(mover, config.players - 1) : eyes
  const view = useMemo(
    () => (eyes === 'open' ? openView(game, position, Number(viewer)) : game.view(position, viewer)) as Json,
    [game, position, viewer, eyes],
  )
  const acts = trying && viewer !== 'spectator' && deciders.includes(viewer)
  const moves = useMemo(
    () => (acts ? game.legalMoves(position, viewer).map((move) => writeMove(line, move)) : none),
    [acts, game, position, viewer, line],
  )
  const recent = useMemo(() => (at === 0 ? none : eventsOf(line.step(at), eyes)), [line, at, eyes])
  const path = useMemo(() => runUpTo(line, at).flatMap((step) => eventsOf(step, eyes)), [line, at, eyes])
  const seats = useMemo(() => game.standings(main.position(0)).length, [game, main])
  const seated = useMemo(
    () => seatedAt(studied.table, seats, config.players, text, words.study),
    [studied.table, seats, config.players, text, words],
  )
  const mainDivisions = useMemo(() => divisionsOf(main), [main])
  const divisions = useMemo(() => (line === main ? mainDivisions : divisionsOf(line)), [line, main, mainDivisions])
  const roundNames = useMemo(
    () =>
      text ? mainDivisions.rounds.map((round) => text.progress(game.view(main.position(round), 'spectator'))) : [],
    [text, mainDivisions, game, main],
  )
  const record = useMemo(() => (main.length > 0 ? recordText(head, main, main.length) : undefined), [head, main])
  const { analysis, stop, begin } = useAnalysis(record, depth)
  const { advice, ask, forget } = useAdvice()
  const name = studied.table?.name || (text?.title ?? titleOf(game.id, words))
  useTitle(`${words.study.title}: ${name}`)

  // With everything open nobody in particular looks, until a hand is on the pieces.
  const you = eyes === 'open' && !acts ? 'spectator' : viewer
  const speech = useMemo(() => speechOf(seated, you), [seated, you])
  const told = useMemo(() => speechOf(seated), [seated])
  const said = useMemo(
    () => (text ? recent.map((event) => text.event(event, told)).filter(Boolean) : []),
    [text, recent, told],
  )
  const play = useCallback(
    (document: JsonObject) => {
      if (viewer === 'spectator') return
      let move: Move
      try {
        move = readMove(line, document)
      } catch {
        return
      }
      if (game.refusal(position, viewer, move)) return
      pickTool(undefined)
      forget()
      dispatch({ t: 'move', seat: viewer, move })
    },
    [line, game, position, viewer, forget],
  )
  const why = useCallback(
    async (document: JsonObject) => {
      try {
        return viewer === 'spectator' ? undefined : game.refusal(position, viewer, readMove(line, document))
      } catch {
        return undefined
      }
    },
    [line, game, position, viewer],
  )
  const colors = useMemo(() => seated.map(({ color }) => color), [seated])
  const props: BoardProps<unknown> | undefined = text && {
    view,
    viewer,
    moves,
    play,
    why,
    openRule: (rule) => window.open(paths.rules(game.id, rule), '_blank', 'noopener'),
    tool,
    pickTool,
    language,
    text,
    speech,
    colors,
    components: config.components ?? game.components.standard,
    recent,
    path,
    // Pieces travel only where a person would have seen them travel.
    motion: motion && state.stepped,
    compact,
  }

  /** Goes somewhere to look at it: on a phone the sheet makes room. */
  const show = useCallback((action: StudyAction) => {
    dispatch(action)
    setOpen(undefined)
  }, [])
  const swings = useMemo(
    () => (state.line === 0 ? swingsSeenBy(eyes, analysis.swings).toSorted((a, b) => a.from - b.from) : noSwings),
    [state.line, eyes, analysis.swings],
  )
  const percent = useMemo(() => new Intl.NumberFormat(language, { style: 'percent' }), [language])
  const askCoach = () => {
    if (viewer !== 'spectator' && deciders.includes(viewer))
      ask((signal) => suggestHere(game, position, viewer, signal))
  }
  usePlayerKeys((key: PlayerKey) => {
    switch (key.t) {
      case 'step':
        return dispatch({ t: 'go', at: at + key.direction })
      case 'turn':
        return dispatch({ t: 'go', at: markFrom(divisions.turns, at, key.direction) })
      case 'round':
        return dispatch({ t: 'go', at: markFrom(divisions.rounds, at, key.direction) })
      case 'swing': {
        const next = key.direction > 0 ? swings.find(({ from }) => from > at) : swings.findLast(({ from }) => from < at)
        if (next) dispatch({ t: 'go', at: next.from })
        return
      }
      case 'first':
        return dispatch({ t: 'go', at: 0 })
      case 'last':
        return dispatch({ t: 'go', at: line.length })
      case 'play':
        return dispatch({ t: 'playing', playing: !state.playing })
      case 'try':
        return dispatch({ t: 'trying', trying: !trying })
      case 'hint':
        return askCoach()
      case 'back':
        forget()
        return state.line > 0 ? dispatch({ t: 'main' }) : dispatch({ t: 'trying', trying: false })
      case 'eyes':
        if (key.digit <= config.players) dispatch({ t: 'eyes', eyes: key.digit === 0 ? 'open' : key.digit - 1 })
    }
  })

  const seatList = (
    <SeatList
      seated={seated}
      players={config.players}
      view={view}
      viewer={viewer}
      eyes={eyes}
      onEyes={(chosen) => dispatch({ t: 'eyes', eyes: chosen })}
      deciders={deciders}
      text={text}
      Figures={loadedValue(board)?.SeatFigures}
      compact={compact}
    />
  )
  const side = text && (
    <StudySide
      tab={tab}
      onTab={setTab}
      state={state}
      dispatch={dispatch}
      show={show}
      divisions={mainDivisions}
      roundNames={roundNames}
      text={text}
      seated={seated}
      players={config.players}
      analysis={analysis}
      depth={depth}
      onDepth={(chosen) => {
        setDepth(chosen)
        begin()
      }}
      onStop={stop}
      onBegin={begin}
    />
  )
  const tools = (
    <StudyTools
      name={name}
      table={table !== undefined && !isLocal(table) ? table : undefined}
      record={record}
      game={game}
      position={position}
      onOpen={onClose}
    />
  )
  return (
    <div
      className="table study"
      data-compact={compact}
      data-at={at}
      data-line={state.line}
      data-length={line.length}
      ref={page}
    >
      <StudyHeader
        name={name}
        title={text?.title ?? titleOf(game.id, words)}
        progress={text?.progress(view) ?? ''}
        compact={compact}
        tools={tools}
        onKeys={() => setOpen('keys')}
        onMenu={() => setOpen('menu')}
      />
      <main id="content" className="table-main">
        <h1 className="sr-only">{`${words.study.title}: ${name}`}</h1>
        <BoardArea game={game.id} board={board} props={props} />
        {compact && seatList}
      </main>
      {!compact && (
        <aside className="table-side">
          {seatList}
          {side}
        </aside>
      )}
      <section className="player-bar" aria-label={words.study.timeline}>
        <TryBar
          state={state}
          dispatch={dispatch}
          said={said}
          asked={text?.question(view, acts ? speech : told) ?? ''}
          asks={acts ? seated[viewer] : undefined}
          Actions={loadedValue(board)?.Actions}
          props={props}
          acts={acts}
          listing={open === 'moves'}
          onListing={(listing) => setOpen(listing ? 'moves' : undefined)}
          onHint={askCoach}
          over={deciders.length === 0}
          onPlayOn={() => setOpen('play-on')}
        />
        <Transport
          at={at}
          length={line.length}
          turns={divisions.turns}
          playing={state.playing}
          count={words.study.at(at, line.length)}
          said={said.join(' ')}
          onGo={(to) => dispatch({ t: 'go', at: to })}
          onPlaying={(playing) => dispatch({ t: 'playing', playing })}
          onTick={() => dispatch({ t: 'tick' })}
          marks={
            <Marks
              length={line.length}
              rounds={divisions.rounds}
              names={roundNames}
              swings={swings.map((swing) => ({
                at: swing.from,
                told: swingText(swing, seated, percent, words.study),
              }))}
              onGo={(to) => dispatch({ t: 'go', at: to })}
            />
          }
        />
        {advice.status !== 'none' && text && (
          <HintCard
            advice={advice}
            view={view}
            text={text}
            speech={speech}
            seat={viewer}
            onPlay={play}
            onClose={forget}
          />
        )}
      </section>
      <Inspector page={page} text={text} speech={speech} why={why} onRule={(rule) => props?.openRule(rule)} />
      {open === 'keys' && <KeyList onClose={() => setOpen(undefined)} />}
      {open === 'menu' && compact && (
        <Dialog title={name} kind="sheet" className="side-sheet" onClose={() => setOpen(undefined)}>
          {side}
          <div className="study-tools">{tools}</div>
          <div className="row study-settings">
            <LanguageSwitch />
            <ThemeButton />
          </div>
        </Dialog>
      )}
      {open === 'play-on' && (
        <PlayOn
          head={head}
          name={name}
          line={line}
          at={at}
          seated={seated.slice(0, config.players)}
          first={viewer === 'spectator' ? 0 : viewer}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
