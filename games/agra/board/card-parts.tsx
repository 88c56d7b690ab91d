import type { Provenance as Source } from '@durbar/kernel'
import type { ReactNode } from 'react'
import { useTable } from './table.tsx'

export const romanOf = (level: number): string => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level)

interface CardHeadProps {
  readonly title: string
  readonly sub?: ReactNode
  readonly sign?: ReactNode
  readonly rule: string | undefined
}

export function CardHead({ title, sub, sign, rule }: CardHeadProps) {
  const { openRule } = useTable()
  return (
    <div className="ag-pop-head">
      {sign}
      <div>
        <b className="ag-pop-title">{title}</b>
        {sub && <div className="ag-pop-sub">{sub}</div>}
      </div>
      {rule && (
        <button type="button" className="ag-rule" onClick={() => openRule(rule)}>
          {rule}
        </button>
      )}
    </div>
  )
}

interface LineProps {
  readonly children: ReactNode
  readonly soft?: boolean
  readonly strong?: boolean
}

export const Line = ({ children, soft = false, strong = false }: LineProps) => (
  <p className={strong ? 'ag-deed' : soft ? 'ag-soft' : 'ag-line'}>{children}</p>
)

interface ProvenanceProps {
  readonly of: Source
}

/** Says so where a printed value is not known for certain. */
export function Provenance({ of }: ProvenanceProps) {
  const { words } = useTable()
  if (of !== 'reconstructed' && of !== 'inferred') return null
  return <p className="ag-provenance">{of === 'inferred' ? words.inferred : words.reconstructed}</p>
}

interface RowProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

export const Row = ({ label, children }: RowProps) => (
  <div className="ag-row">
    <span className="ag-row-label">{label}</span>
    <span className="ag-row-value">{children}</span>
  </div>
)
