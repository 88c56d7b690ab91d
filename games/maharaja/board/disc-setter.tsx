import { type KeyboardEvent, useEffect } from 'react'
import type { ActionName } from '../text/written.ts'
import { ActionDisc, type DiscPartProps } from './art/index.ts'
import { lockMove, maySet, point, setDraft, useDraft } from './draft.ts'
import { useTable } from './table.tsx'
import type { Touch } from './touch.ts'

interface OwnDiscProps {
  readonly touch: Touch
  readonly iconSize?: number
}

/** The viewer's disc: being set, waiting, or being carried out. With a privilege in hand its sectors glow again. */
export function OwnDisc({ touch, iconSize = 19 }: OwnDiscProps) {
  const { view, moves, me, color, names, words, play, hand, say } = useTable()
  const draft = useDraft()
  const setting = maySet(moves)
  useEffect(() => {
    if (!setting) setDraft([])
  }, [setting])
  if (me === undefined) return null

  const disc = view.players[me]?.disc
  const fixed = typeof disc === 'string' || disc === undefined ? [] : disc
  const arrows = setting && draft.length > 0 ? draft : fixed
  const lock = lockMove(moves, draft)
  const mine = view.current?.seat === me ? view.current.actions.filter(({ privilege }) => !privilege) : []
  const parts = mine.map(({ parts: all, left }) => all.map((part) => !left.includes(part)))

  const settle = (): void => {
    if (!lock) return
    setDraft([])
    play(lock)
  }
  const sector = (action: ActionName): DiscPartProps => {
    const key = `sector:${action}` as const
    const touched = touch.props(key, names.actions[action])
    if (!setting) return { ...touched, ...touch.marks(key) }
    const choose = (): void => setDraft(point(draft, action))
    return {
      ...touched,
      tabIndex: 0,
      'aria-label': names.actions[action],
      'aria-disabled': undefined,
      'aria-pressed': arrows.includes(action),
      legal: true,
      hovered: touch.hot === key,
      onClick: choose,
      onKeyDown: onEnter(choose, touched.onKeyDown),
    }
  }
  const hub: DiscPartProps = lock
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-label': `${words.lockIn}: ${say(lock)}`,
        legal: true,
        onClick: settle,
        onKeyDown: onEnter(settle),
      }
    : {}
  return (
    <fieldset className="mh-own-disc" aria-label={words.disc} data-privilege={hand === 'privilege'}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every sector; the fieldset has the name */}
      <svg className="mh-art" viewBox="-84 -84 168 170">
        <ActionDisc
          player={color(me)}
          arrows={[arrows[0], arrows[1]]}
          parts={[parts[0], parts[1]]}
          sectorProps={sector}
          hubProps={hub}
          iconSize={iconSize}
        />
      </svg>
    </fieldset>
  )
}

/** The same disc as a picture, for the closed sheet on a phone. */
export function DiscGlance() {
  const { view, me, color } = useTable()
  if (me === undefined) return null
  const disc = view.players[me]?.disc
  const [first, second] = typeof disc === 'string' || disc === undefined ? [] : disc
  return (
    <svg className="mh-art mh-glance" viewBox="-84 -84 168 170" aria-hidden="true">
      <ActionDisc player={color(me)} arrows={[first, second]} iconSize={24} />
    </svg>
  )
}

function onEnter(act: () => void, otherwise?: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') {
      otherwise?.(event)
      return
    }
    event.preventDefault()
    act()
  }
}
