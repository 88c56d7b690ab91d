import { Dialog } from '../ui/dialog.tsx'
import { useWords } from '../words/index.ts'

const keys = [
  ['← →', 'step'],
  ['⇧ ← →', 'turn'],
  ['Ctrl ← →', 'round'],
  ['S ⇧ S', 'swing'],
  ['Home End', 'ends'],
  ['␣', 'play'],
  ['0 1 2 …', 'eyes'],
  ['T', 'try'],
  ['H', 'hint'],
  ['Esc', 'back'],
] as const

/** What the keyboard does in a study. */
export function KeyList({ onClose }: { onClose(): void }) {
  const { study } = useWords()
  return (
    <Dialog title={study.keys} kind="center" onClose={onClose}>
      <section className="keyboard">
        <dl>
          {keys.map(([key, deed]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{study.keyList[deed]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
