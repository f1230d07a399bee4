import { useRef, useState, type KeyboardEvent } from 'react'
import { CopyButton } from '../CopyButton.tsx'
import { copyText } from './copyText.ts'
import { jsonRows, type JsonRow } from './jsonRows.ts'
import { jsonText } from './jsonText.ts'
import './json.css'

interface JsonTreeProps {
  readonly label: string
  readonly value: unknown
  /** Number of levels unfolded at first. 2 if absent. */
  readonly open?: number
}

/**
 * Any plain value as a tree. Arrow keys move and fold as in the tree pattern of ARIA; Tab leads to the button that copies the value of the
 * focused row.
 */
export function JsonTree({ label, value, open = 2 }: JsonTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [active, setActive] = useState('$')
  const rows = jsonRows(value, { open, chosen })
  // A live value may have lost the row.
  const current = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  )

  const fold = (row: JsonRow, isOpen: boolean) => setChosen(new Map(chosen).set(row.path, isOpen))

  function focus(index: number) {
    const row = rows[index]
    if (!row) return
    setActive(row.path)
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[current]
    const isRow = event.target instanceof Element && event.target.matches('[role=treeitem]')
    const { altKey, ctrlKey, metaKey } = event
    if (!row || !isRow || altKey || ctrlKey || metaKey) return
    const act = keyActions[event.key]
    if (!act) return
    event.preventDefault()
    act({ row, rows, current, focus, fold })
  }

  if (value === undefined) return <code className="wb-json wb-json-single">nothing</code>
  return (
    <div className="wb-json" role="tree" aria-label={label} ref={tree} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <JsonLine
          key={row.path}
          row={row}
          label={label}
          isActive={index === current}
          onFocus={() => setActive(row.path)}
          onFold={() => fold(row, !row.isOpen)}
        />
      ))}
    </div>
  )
}

interface KeyPress {
  readonly row: JsonRow
  readonly rows: readonly JsonRow[]
  readonly current: number
  readonly focus: (index: number) => void
  readonly fold: (row: JsonRow, isOpen: boolean) => void
}

const toggle = ({ row, fold }: KeyPress) => {
  if (row.isOpen !== undefined) fold(row, !row.isOpen)
}

const keyActions: Readonly<Record<string, (press: KeyPress) => void>> = {
  ArrowDown: ({ current, focus }) => focus(current + 1),
  ArrowUp: ({ current, focus }) => focus(current - 1),
  Home: ({ focus }) => focus(0),
  End: ({ rows, focus }) => focus(rows.length - 1),
  ArrowRight({ row, current, focus, fold }) {
    if (row.isOpen === false) fold(row, true)
    else if (row.isOpen) focus(current + 1)
  },
  ArrowLeft({ row, rows, focus, fold }) {
    if (row.isOpen) fold(row, false)
    else focus(rows.findIndex(({ path }) => path === row.parent))
  },
  Enter: toggle,
  ' ': toggle,
}

interface JsonLineProps {
  readonly row: JsonRow
  /** Name of the whole value. */
  readonly label: string
  readonly isActive: boolean
  readonly onFocus: () => void
  readonly onFold: () => void
}

function JsonLine({ row, label, isActive, onFocus, onFold }: JsonLineProps) {
  const { path, name, level, value, isOpen, siblings, place } = row
  const text = isOpen ? countText(value) : jsonText(value)
  return (
    <div
      className="wb-json-line"
      role="treeitem"
      aria-label={`${name ?? label}: ${text}`}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={place}
      aria-expanded={isOpen}
      tabIndex={isActive ? 0 : -1}
      style={{ paddingLeft: (level - 1) * 14 }}
      onFocus={onFocus}
    >
      <span className="wb-json-text" onClick={isOpen === undefined ? undefined : onFold}>
        <span className="wb-json-fold" />
        {name === undefined ? null : <span className="wb-json-name">{name}</span>}
        <span data-type={value === null ? 'null' : typeof value}>{text}</span>
      </span>
      <CopyButton
        label={`Copy ${name === undefined ? label : path.slice(2)}`}
        text={() => copyText(value)}
      />
    </div>
  )
}

function countText(value: unknown): string {
  const count = Object.keys(Object(value)).length
  const what = Array.isArray(value) ? 'item' : 'field'
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
