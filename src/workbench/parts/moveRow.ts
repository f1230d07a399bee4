import type { KeyboardEvent } from 'react'

/** Arrow keys move from one row (a button, or the first button of an element) of a list to the next. */
export function moveRow(event: KeyboardEvent<HTMLElement>): void {
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      ':scope > button, :scope > div > button:first-child',
    ),
  ]
  const at = rows.findIndex((row) => row === event.currentTarget.ownerDocument.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
  const row = to === undefined || at < 0 ? undefined : rows[to]
  if (!row) return
  event.preventDefault()
  row.focus()
}
