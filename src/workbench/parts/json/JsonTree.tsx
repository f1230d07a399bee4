import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { JsonView, type Props } from 'react-json-view-lite'
import { CopyButton } from '../CopyButton.tsx'
import { copyText } from './copyText.ts'
import { useTreeRows } from './useTreeRows.ts'
import './json.css'

const style: NonNullable<Props['style']> = {
  container: 'wb-json',
  basicChildStyle: 'wb-json-row',
  childFieldsContainer: 'wb-json-fields',
  label: 'wb-json-label',
  clickableLabel: 'wb-json-label wb-json-clickable',
  nullValue: 'wb-json-empty',
  undefinedValue: 'wb-json-empty',
  numberValue: 'wb-json-number',
  stringValue: 'wb-json-string',
  booleanValue: 'wb-json-boolean',
  otherValue: 'wb-json-empty',
  punctuation: 'wb-json-punctuation',
  expandIcon: 'wb-json-fold wb-json-closed',
  collapseIcon: 'wb-json-fold wb-json-open',
  collapsedContent: 'wb-json-more',
  noQuotesForStringValues: false,
  quotesForFieldNames: false,
  stringifyStringValues: false,
  ariaLables: { collapseJson: 'Fold', expandJson: 'Unfold' },
}

interface JsonTreeProps {
  readonly label: string
  readonly value: unknown
  /** Number of levels unfolded at first. 2 if absent. */
  readonly open?: number
}

/** Any plain value as a tree. A button at each node copies its value; the arrow keys go from one button to the next. */
export function JsonTree({ label, value, open = 2 }: JsonTreeProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useTreeRows(box, value)
  const [active, setActive] = useState(0)
  // The same function as long as possible: a new one folds and unfolds everything as at first.
  const isUnfolded = useCallback(
    (level: number, node: unknown) => level < open && sizeOf(node) <= longList,
    [open],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    const at = rows.findIndex(({ element }) => buttonOf(element) === event.target)
    const next = rows[at + by]
    if (at < 0 || !next) return
    event.preventDefault()
    buttonOf(next.element)?.focus()
  }

  if (typeof value !== 'object' || value === null) {
    return <code className="wb-json wb-json-single">{singleText(value)}</code>
  }
  return (
    <div ref={box} onKeyDown={onKeyDown}>
      <JsonView
        data={value}
        aria-label={label}
        style={style}
        clickToExpandNode
        shouldExpandNode={isUnfolded}
      />
      {rows.map(({ element, path, value: shown }, index) =>
        createPortal(
          <CopyButton
            label={`Copy ${path || label}`}
            text={() => copyText(shown)}
            tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
            onFocus={() => setActive(index)}
          />,
          element,
          path,
        ),
      )}
    </div>
  )
}

const buttonOf = (row: Element) => row.querySelector<HTMLElement>(':scope > .wb-icon-button')

function singleText(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'bigint' ? `${value}n` : JSON.stringify(value)
}

/** A longer list stays folded: it would push everything else away. */
const longList = 60

function sizeOf(node: unknown): number {
  return typeof node === 'object' && node !== null ? Object.keys(node).length : 0
}
