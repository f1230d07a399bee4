import { Children, isValidElement, type ReactNode } from 'react'
import css from './listGroup.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface ListGroupProps {
  /** Rows; each becomes one item of the list. */
  children: ReactNode
  /** The name of the list, if no heading names it. */
  label?: string
}

/** Related rows. */
export function ListGroup({ children, label }: ListGroupProps) {
  useStyles(css)
  return (
    <ul className="fy-group" role="list" aria-label={label}>
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}
