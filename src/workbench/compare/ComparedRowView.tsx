import { memo, useState } from 'react'
import type { ComparedRow } from '../../run/compare/comparedRows.ts'
import { differentPart } from './differentPart.ts'

interface ComparedRowViewProps {
  readonly row: ComparedRow
  readonly index: number
  /** True for the first difference. */
  readonly isFirst: boolean
  /** True for the one row that the Tab key focuses. */
  readonly isReached: boolean
  readonly onReach: (index: number) => void
}

/** A step, an event or the end of two runs: once if it is the same in both. */
export const ComparedRowView = memo(function ComparedRowView(props: ComparedRowViewProps) {
  const { row, index, isFirst, isReached, onReach } = props
  const { kind, difference, one, other, number } = row
  const [isWhole, setWhole] = useState(false)
  if (difference === 'none') {
    return (
      <li className="wb-compare-row" data-kind={kind}>
        <span className="wb-compare-number">{number ?? ''}</span>
        <span className="wb-compare-both">{kind === 'line' ? cut(one ?? '') : one}</span>
      </li>
    )
  }
  const parts = { one: partOf(one, other), other: partOf(other, one) }
  const isShort = parts.one?.isShort === true || parts.other?.isShort === true
  return (
    <li
      className="wb-compare-row"
      data-kind={kind}
      data-difference={difference}
      data-first={isFirst}
      data-reached={isReached}
      data-stop={index}
      tabIndex={isReached ? 0 : -1}
      onFocus={() => onReach(index)}
    >
      <span className="wb-compare-number">
        <span aria-hidden="true">{number ?? '≠'}</span>
        <span className="wb-unseen">
          {isFirst ? 'First difference: ' : 'Difference: '}
          {words[difference]}
          {number === undefined ? '' : `, step ${number}`}
        </span>
      </span>
      {(['one', 'other'] as const).map((side) => {
        const text = row[side]
        const part = parts[side]
        return (
          <span key={side} className="wb-compare-cell" data-side={side}>
            <span className="wb-unseen wb-compare-name">
              {side === 'one' ? 'First' : 'Second'}:{' '}
            </span>
            {text === undefined ? (
              <span className="wb-muted">
                <span aria-hidden="true">–</span>
                <span className="wb-unseen">nothing</span>
              </span>
            ) : isWhole || !part ? (
              text
            ) : (
              <>
                {part.before}
                <mark>{part.different}</mark>
                {part.after}
              </>
            )}
          </span>
        )
      })}
      {isShort ? (
        <button
          type="button"
          className="wb-link"
          tabIndex={isReached ? 0 : -1}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all of it'}
        </button>
      ) : null}
    </li>
  )
})

const words = {
  changed: 'changed',
  one: 'only in the first run',
  other: 'only in the second run',
  time: 'at another time',
}

/** A text that only one run has has nothing to mark. */
const partOf = (text: string | undefined, beside: string | undefined) =>
  text === undefined ? undefined : differentPart(text, beside ?? text)

const longest = 160

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text)
