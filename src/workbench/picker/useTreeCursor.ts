import { useState } from 'react'
import { groupRowId, rowAfterKey, type TreeRow } from './treeRows.ts'

interface TreeCursorOptions {
  readonly rows: readonly TreeRow[]
  /** The scenario on the stage. */
  readonly chosen: string
  /** Name of its group. */
  readonly chosenGroup: string | undefined
  /** True while the rows are the results of a search. */
  readonly isSearch: boolean
  /** Opens or closes a group. */
  readonly onFlip: (group: string) => void
}

/** The row that the arrow keys have reached, and what they do there. */
export function useTreeCursor({ rows, chosen, chosenGroup, isSearch, onFlip }: TreeCursorOptions) {
  const [moved, setMoved] = useState<{ to: string | undefined; from: string }>()

  // The arrow keys continue from the latest selection, made by mouse, by a key or by the browser's Back.
  const active = moved?.from === chosen ? moved.to : chosen
  const setActive = (to: string | undefined) => setMoved({ to, from: chosen })
  const has = (row: string | undefined) => rows.some((one) => one.id === row)
  const ofChosen = chosenGroup === undefined ? undefined : groupRowId(chosenGroup)
  const current = isSearch
    ? has(active)
      ? active
      : rows[0]?.id
    : [active, chosen, ofChosen].find(has)

  function toggle(name: string) {
    setActive(groupRowId(name))
    onFlip(name)
  }

  /** Arrow keys as in every tree; true if the key was one of them. */
  function onKey(key: string): boolean {
    const row = rows.find((one) => one.id === current)
    const to = rowAfterKey(rows, current, key)
    if (to !== undefined) setActive(to)
    else if (key === 'ArrowRight' && row?.kind === 'group') {
      if (row.isOpen) setActive(rows[rows.indexOf(row) + 1]?.id)
      else toggle(row.name)
    } else if (key === 'ArrowLeft' && row?.kind === 'group' && row.isOpen) toggle(row.name)
    else if (key === 'ArrowLeft' && row?.kind === 'scenario' && row.parent !== undefined) {
      setActive(row.parent)
    } else return key === 'ArrowRight' || key === 'ArrowLeft'
    return true
  }

  return { current, setActive, toggle, onKey }
}
