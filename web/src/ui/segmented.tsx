import { type ReactNode, useId } from 'react'

interface Choice<T extends string> {
  readonly value: T
  readonly label: ReactNode
  readonly lang?: string
}

interface SegmentedProps<T extends string> {
  readonly legend: string
  readonly hideLegend?: boolean
  readonly choices: readonly Choice<T>[]
  readonly value: T
  onChange(value: T): void
  readonly className?: string
}

/** A few choices side by side; radio buttons underneath, so arrow keys and screen readers know what to do. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, hideLegend = false, choices, value, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
