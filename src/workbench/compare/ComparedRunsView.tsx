import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { bringIntoList } from '../parts/bringIntoList.ts'
import { IconButton } from '../parts/IconButton.tsx'
import type { RunFile } from '../../run/file/runFile.ts'
import type { ComparedRow } from '../../run/compare/comparedRows.ts'
import { ComparedRowView } from './ComparedRowView.tsx'
import { compareInWords } from '../../run/compare/compareInWords.ts'
import { foldRows, type FoldedRow } from './foldRows.ts'

interface ComparedRunsViewProps {
  readonly one: RunFile
  readonly other: RunFile
  readonly rows: readonly ComparedRow[]
  /** Whether the first difference takes the focus; asked once. */
  readonly takeFocus: () => boolean
}

/** Rows that are drawn at first, and with each click on the button below them. */
const page = 300

/**
 * Where two runs diverge in words, and both beside each other. Tab reaches the present difference; the arrow keys go from one difference
 * or folded part to the next.
 */
export function ComparedRunsView({ one, other, rows, takeFocus }: ComparedRunsViewProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const [shownRows, setShownRows] = useState(page)
  const words = useMemo(() => compareInWords(one, other), [one, other])
  const all = useMemo(() => foldRows(rows, unfolded), [rows, unfolded])
  const shown = all.slice(0, shownRows)
  const differences = shown.filter(isDifference).map(keyOf)
  const stops = shown.filter((each) => each.kind === 'fold' || isDifference(each)).map(keyOf)
  const [reached, setReached] = useState<number>()
  const current = reached !== undefined && stops.includes(reached) ? reached : differences[0]
  const at = current === undefined ? -1 : differences.indexOf(current)
  const list = useRef<HTMLOListElement>(null)

  const find = (key: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-stop="${key}"]`)

  function reach(key: number | undefined, takesFocus: boolean) {
    if (key === undefined) return
    setReached(key)
    bringIntoList(find(key)?.closest('li'))
    if (takesFocus) find(key)?.focus({ preventScroll: true })
  }

  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('li[data-first="true"]')
    if (!first || !list.current) return
    // What is before it stays in view.
    list.current.scrollTop = first.offsetTop - list.current.clientHeight / 3
    if (takeFocus()) first.focus({ preventScroll: true })
  }, [takeFocus])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = stops.findIndex((key) => find(key) === event.target)
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: stops.length - 1 }[
      event.key
    ]
    if (index < 0 || to === undefined || stops[to] === undefined) return
    event.preventDefault()
    reach(stops[to], true)
  }

  return (
    <>
      <div className="wb-compare-words">
        <div role="status">
          {words.map((line, index) => (
            <p key={line} className={index === 0 ? 'wb-compare-first' : undefined}>
              {line}
            </p>
          ))}
        </div>
        {differences.length > 0 ? (
          <DifferenceButtons
            at={at}
            count={differences.length}
            isMore={all.length > shown.length}
            onReach={(index) => reach(differences[index], false)}
          />
        ) : null}
      </div>
      {differences.length > 0 ? (
        <div className="wb-compare-columns" aria-hidden="true">
          <span>First</span>
          <span>Second</span>
        </div>
      ) : null}
      <ol ref={list} className="wb-compare-rows" aria-label="Both runs" onKeyDown={onKeyDown}>
        {shown.map((each) =>
          each.kind === 'row' ? (
            <ComparedRowView
              key={each.index}
              row={each.row}
              index={each.index}
              isFirst={each.index === differences[0]}
              isReached={each.index === current}
              onReach={setReached}
            />
          ) : (
            <li key={`fold ${each.from}`} className="wb-compare-fold">
              <button
                type="button"
                className="wb-link"
                data-stop={keyOf(each)}
                aria-expanded={unfolded.has(each.from)}
                onClick={() => setUnfolded(toggled(unfolded, each.from))}
              >
                {each.words}
              </button>
            </li>
          ),
        )}
        <MoreRows left={all.length - shown.length} onMore={() => setShownRows(shownRows + page)} />
      </ol>
    </>
  )
}

function MoreRows({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left === 0) return null
  return (
    <li className="wb-compare-fold">
      <button type="button" className="wb-link" onClick={onMore}>
        Show {Math.min(page, left)} more of {left}
      </button>
    </li>
  )
}

interface DifferenceButtonsProps {
  /** Index of the present difference, −1 for none. */
  readonly at: number
  readonly count: number
  /** True if rows are not drawn yet. */
  readonly isMore: boolean
  readonly onReach: (index: number) => void
}

function DifferenceButtons({ at, count, isMore, onReach }: DifferenceButtonsProps) {
  return (
    <span className="wb-row" role="group" aria-label="Differences">
      <span className="wb-muted wb-compare-count">
        {at < 0 ? '' : `${at + 1} of `}
        {count}
        {isMore ? '+' : ''}
      </span>
      <IconButton
        icon="up"
        label="Previous difference"
        disabled={at === 0}
        onClick={() => onReach(Math.max(0, at - 1))}
      />
      <IconButton
        icon="down"
        label="Next difference"
        disabled={at === count - 1}
        onClick={() => onReach(at + 1)}
      />
    </span>
  )
}

const isDifference = (each: FoldedRow) => each.kind === 'row' && each.row.difference !== 'none'

/** Rows count from 0, folds from −1 down. */
const keyOf = (each: FoldedRow) => (each.kind === 'row' ? each.index : -1 - each.from)

function toggled(set: ReadonlySet<number>, value: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
