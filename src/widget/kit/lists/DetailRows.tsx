import type { ReactNode } from 'react'
import { ChangingText } from '../layout/ChangingText.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './detailRows.css?inline'

/** One detail: its name and its value. */
export interface DetailRow {
  readonly name: string
  readonly value: ReactNode
  /** Highlighted, because it costs more than expected. */
  readonly isWarning?: boolean
}

export interface DetailRowsProps {
  rows: readonly DetailRow[]
  /** Closer together, for many details. */
  dense?: boolean
  id?: string
  hidden?: boolean
}

/** Names and values in two columns, inside a `DetailPanel`. */
export function DetailRows({ rows, dense = false, id, hidden = false }: DetailRowsProps) {
  useStyles(css)
  return (
    <dl className="fy-details-rows" data-dense={dense || undefined} id={id} hidden={hidden}>
      {rows.map(({ name, value, isWarning = false }) => (
        <div key={name} className="fy-details-row" data-warning={isWarning || undefined}>
          <dt className="fy-details-name">{name}</dt>
          <dd className="fy-details-value fy-tabular">
            {typeof value === 'string' ? <ChangingText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
