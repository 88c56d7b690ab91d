import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  onChange(checked: boolean): void
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <label htmlFor={id}>
        <span>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
