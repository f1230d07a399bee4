import { useRef, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { GroupItem } from './GroupItem.tsx'
import { ScenarioItem } from './ScenarioItem.tsx'
import { findByLetters, type TreeRow } from './treeRows.ts'
import { useTicks } from './useTicks.ts'
import { useTreeWindow } from './useTreeWindow.ts'

/** Real ms after which a letter starts another word. */
const typingPause = 700

interface ScenarioTreeProps {
  readonly id: string
  readonly rows: readonly TreeRow[]
  /** True if a search shows below each title what it has found. */
  readonly hasFacts: boolean
  readonly rowId: (row: string) => string
  /** The row that the arrow keys have reached; it is kept in view. */
  readonly current: string | undefined
  /** The scenario on the stage. */
  readonly chosen: string
  readonly onMove: (row: string) => void
  readonly onChoose: (scenario: string) => void
  readonly onPlay: (scenario: string) => void
  readonly onToggle: (group: string) => void
  /** Handles arrow keys and the like; true if the key was one of them. */
  readonly onKey: (key: string) => boolean
}

/** The tree of scenarios. Only the rows in view are rendered: hundreds would slow down every key in the search. */
export function ScenarioTree(props: ScenarioTreeProps) {
  const { id, rows, hasFacts, rowId, current, chosen, onMove, onChoose, onPlay, onToggle } = props
  const { results, realTime } = useWorkbench()
  const played = useStore(results.store)
  const { isTicking, ticksOf, toggle } = useTicks()
  const typed = useRef({ letters: '', at: 0 })
  const at = rows.findIndex((row) => row.id === current)
  const { tops, first, last, attach, onScroll } = useTreeWindow(rows, hasFacts, at)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[at]
    const now = realTime.now()
    const isTyping = typed.current.letters !== '' && now - typed.current.at < typingPause
    if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) {
      if (row && event.key === ' ' && isTicking) toggle(row)
      else if (row?.kind === 'group') onToggle(row.name)
      else if (row && event.key === 'Enter') onPlay(row.id)
      else if (row) onChoose(row.id)
    } else if (event.key.length === 1 && event.key !== '/' && event.key !== '?') {
      const letters = (isTyping ? typed.current.letters : '') + event.key.toLowerCase()
      typed.current = { letters, at: now }
      const found = findByLetters(rows, current, letters)
      if (found !== undefined) onMove(found)
    } else if (props.onKey(event.key)) {
      // Another key ends the word.
      typed.current = { letters: '', at: 0 }
    } else return
    event.preventDefault()
  }

  const drawn = rows
    .map((row, index) => ({ row, index }))
    .filter(({ index }) => (index >= first && index < last) || index === at)

  return (
    <div
      id={id}
      className="wb-scroll wb-inset wb-tree"
      role="tree"
      aria-label="Scenarios"
      data-found={hasFacts}
      tabIndex={0}
      aria-activedescendant={current !== undefined && at >= 0 ? rowId(current) : undefined}
      ref={attach}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      // The pointer selects without taking the focus, so letters stay shortcuts.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ height: tops.at(-1) }}>
        {drawn.map(({ row, index }) => {
          const place = {
            id: rowId(row.id),
            top: tops[index] ?? 0,
            height: (tops[index + 1] ?? 0) - (tops[index] ?? 0),
            active: index === at,
          }
          return row.kind === 'group' ? (
            <GroupItem
              key={row.id}
              {...place}
              row={row}
              played={played}
              holdsChosen={row.scenarios.some((scenario) => scenario.id === chosen)}
              ticked={ticksOf(row)}
              onTick={toggle}
              onToggle={onToggle}
            />
          ) : (
            <ScenarioItem
              key={row.id}
              {...place}
              row={row}
              hasFacts={hasFacts}
              result={played[row.id]}
              chosen={row.id === chosen}
              onChoose={onChoose}
              ticked={ticksOf(row)}
              onTick={toggle}
              onPlay={onPlay}
            />
          )
        })}
      </div>
    </div>
  )
}
