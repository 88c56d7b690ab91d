import type { GameText, Refusal, Speech } from '@durbar/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RuleId } from '../ui/rule-id.tsx'
import { useWords } from '../words/index.ts'
import { placeBeside } from './place-beside.ts'

interface WhyCardProps {
  /** What is asked about; the card never covers it. */
  readonly element: Element
  readonly title: string
  readonly refusal: Refusal | null | undefined
  readonly text: GameText
  readonly speech: Speech
  onRule(rule: string): void
  onClose(): void
}

export function WhyCard({ element, title, refusal, text, speech, onRule, onClose }: WhyCardProps) {
  const { why } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer changes the card's size
  useLayoutEffect(() => {
    if (card.current)
      setPlace(
        placeBeside(element.getBoundingClientRect(), card.current.getBoundingClientRect(), innerWidth, innerHeight),
      )
  }, [element, refusal])

  useEffect(() => {
    function onDown(event: PointerEvent): void {
      if (!(event.target instanceof Node) || !card.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', onDown)
    return () => removeEventListener('pointerdown', onDown)
  }, [onClose])

  return (
    <div className="why-card" ref={card} role="status" style={place ?? { visibility: 'hidden' }}>
      <div className="why-head">
        <b>{title}</b>
        {refusal && <RuleId id={refusal.rule} onOpen={() => onRule(refusal.rule)} />}
      </div>
      {refusal === undefined && <p>{why.asking}</p>}
      {refusal === null && <p>{why.possible}</p>}
      {refusal && (
        <p>
          <strong>{why.title}</strong> {text.refusal(refusal, speech)}
        </p>
      )}
    </div>
  )
}
