import { Children, isValidElement, type ReactNode } from 'react'
import css from './listGroup.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface ListGroupProps {
  /** Rows; each becomes one item of the list. */
  children: ReactNode
  /** The name of the list, if no heading names it. */
  label?: string
  /** Starts the hairlines at the text of rows without a picture. */
  bare?: boolean
}

/** Related rows, in one panel with hairlines between them. */
export function ListGroup({ children, label, bare = false }: ListGroupProps) {
  useStyles(css)
  return (
    <ul className="fy-group" role="list" aria-label={label} data-bare={bare || undefined}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}
