import { useState, type ReactNode } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './changingText.css?inline'

/** A figure that fades in again when it changes, so that a change is seen. */
export function ChangingText({
  text,
  children = text,
}: {
  text: string
  /** How it is drawn; the text alone if absent. */
  children?: ReactNode
}) {
  useStyles(css)
  const [shown, setShown] = useState({ text, changes: 0 })
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 })
  const turn = shown.changes % 2 ? 'odd' : 'even'
  return <span data-turn={shown.changes === 0 ? undefined : turn}>{children}</span>
}
