import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/index.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly title: string
  /** In the middle, from the right edge, or from the foot of the screen. On a phone all come from the foot. */
  readonly kind: 'center' | 'drawer' | 'sheet'
  onClose(): void
  readonly children: ReactNode
  readonly className?: string
}

/** The browser's own dialog: it keeps the focus inside, gives it back, and closes on Escape. */
export function Dialog({ title, kind, onClose, children, className = '' }: DialogProps) {
  const { nav } = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])

  function closeOutside(event: MouseEvent<HTMLDialogElement>): void {
    if (event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is for the space around it
    <dialog
      ref={ref}
      className={`dialog dialog-${kind} ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOutside}
    >
      <div className="dialog-box">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={nav.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  )
}
