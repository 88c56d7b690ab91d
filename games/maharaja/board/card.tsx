import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { CharacterName, WrittenMove } from '../text/written.ts'
import { CardBody, titleOf } from './card-body.tsx'
import { Chooser } from './chooser.tsx'
import { ruleOf, ruleOfAction, ruleOfCharacter } from './rules-of.ts'
import { type Table, useTable } from './table.tsx'
import { meaning, obviousMove, type TargetKey } from './targets.ts'
import type { Touch } from './touch.ts'
import { type Answer, useWhy } from './use-why.ts'
import { WhyNot } from './why-card.tsx'

interface TargetCardProps {
  readonly touch: Touch
  /** The box the card stays inside. */
  readonly root: RefObject<HTMLDivElement | null>
}

/** The one card of the table: what the thing under the pointer is, costs and would do, or why it would not. */
export function TargetCard({ touch, root }: TargetCardProps) {
  const table = useTable()
  const key = touch.open ?? touch.hot
  const legal = key === undefined ? [] : meaning(table.target(key))
  const answer = useWhy(
    table,
    key !== undefined && legal.length === 0 ? obviousMove(key, table.view, table.hand) : undefined,
  )
  if (key === undefined) return null
  return <Card key={key} name={key} {...{ touch, root, legal, answer }} />
}

interface CardProps extends TargetCardProps {
  readonly name: TargetKey
  readonly legal: readonly WrittenMove[]
  readonly answer: Answer | undefined
}

function Card({ touch, root, name, legal, answer }: CardProps) {
  const table = useTable()
  const box = useRef<HTMLDivElement>(null)
  const opened = touch.open === name
  const target = table.target(name)
  const choices = !opened ? [] : table.compact && target ? [...target.now, ...target.other] : legal
  const rule = answer?.rule ?? ruleShown(name, legal)

  useLayoutEffect(() => {
    if (box.current && root.current) putBeside(box.current, name, root.current, table.compact)
  })
  useEffect(() => {
    if (opened && touch.byKey) box.current?.querySelector('button')?.focus()
  }, [opened, touch.byKey])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) find(root.current, name)?.focus()
      touch.close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [touch, root, name])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may pass from the target to the card and back
    <div
      ref={box}
      className="mh-pop"
      data-open={opened}
      role={opened && choices.length > 0 ? 'group' : 'status'}
      aria-label={titleOf(name, legal, table)}
      onPointerEnter={touch.hold}
      onPointerLeave={touch.release}
    >
      <div className="mh-pop-head">
        <b className="mh-pop-title">{titleOf(name, legal, table)}</b>
        {rule && <RuleLink rule={rule} openRule={table.openRule} />}
      </div>
      <CardBody name={name} legal={legal} asking={answer !== undefined} />
      {answer && <WhyNot answer={answer} />}
      {choices.length > 0 && <Chooser moves={choices} onPlay={touch.close} />}
    </div>
  )
}

interface RuleLinkProps {
  readonly rule: string
  readonly openRule: Table['openRule']
}

export function RuleLink({ rule, openRule }: RuleLinkProps) {
  return (
    <button type="button" className="mh-rule" onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}

/** The rule behind what the card shows: of the move, or of the thing itself. */
function ruleShown(key: TargetKey, legal: readonly WrittenMove[]): string | undefined {
  const [kind, id] = key.split(':')
  if (kind === 'card') return ruleOfCharacter[id as CharacterName]
  if (kind === 'sector') return ruleOfAction[id as keyof typeof ruleOfAction]
  const [first] = legal
  return first && ruleOf(first)
}

function find(root: HTMLElement | null, key: TargetKey): HTMLElement | SVGElement | null {
  return root?.querySelector<HTMLElement | SVGElement>(`[data-key="${key}"]`) ?? null
}

const GAP = 12

/** Above the target, else below, else beside: inside the box, and never over the target itself. */
function putBeside(card: HTMLElement, key: TargetKey, root: HTMLElement, compact: boolean): void {
  const target = find(root, key)
  if (!target) return
  const box = root.getBoundingClientRect()
  const rect = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const at = {
    left: rect.left - box.left,
    top: rect.top - box.top,
    right: rect.right - box.left,
    bottom: rect.bottom - box.top,
  }
  const clampX = (x: number): number => Math.max(6, Math.min(box.width - width - 6, x))
  const clampY = (y: number): number => Math.max(6, Math.min(box.height - height - 6, y))
  const middle = clampX((at.left + at.right - width) / 2)
  const level = clampY((at.top + at.bottom - height) / 2)
  if (compact) {
    const view = root.querySelector('.mh-phone-map')?.getBoundingClientRect()
    if (view && kindOf(key) === 'map') {
      // A strip at the edge of the map, the lower one unless the target lies there.
      const low = view.bottom - box.top - height - 8
      const high = view.top - box.top + 8
      Object.assign(card.style, {
        left: '8px',
        right: '8px',
        width: 'auto',
        top: `${at.bottom + GAP > low && at.top > high + height ? high : low}px`,
      })
      return
    }
  }
  const places = [
    { x: middle, y: at.top - GAP - height },
    { x: middle, y: at.bottom + GAP },
    { x: at.right + GAP, y: level },
    { x: at.left - GAP - width, y: level },
  ]
  const inside = places.find(({ x, y }) => x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height)
  const { x, y } = inside ?? { x: middle, y: Math.max(0, at.top - GAP - height) }
  card.style.left = `${x}px`
  card.style.top = `${y}px`
}

const kindOf = (key: TargetKey): 'map' | 'else' =>
  key.startsWith('place:') || key.startsWith('site:') ? 'map' : 'else'
