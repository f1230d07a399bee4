import { memo } from 'react'
import { formatDuration } from '../../run/format/formatDuration.ts'
import { Icon } from '../parts/Icon.tsx'
import { describeStep } from '../../run/words/describeStep.ts'
import type { ScenarioResult } from '../state/scenarioResults.ts'
import { TickBox, type Ticked } from './TickBox.tsx'
import type { ScenarioRow } from './treeRows.ts'

/** Position of a row in the tree. */
export interface ItemPlace {
  readonly id: string
  /** CSS px from the top of the tree. */
  readonly top: number
  readonly height: number
  /** True for the row that the arrow keys have reached. */
  readonly active: boolean
}

interface ScenarioItemProps extends ItemPlace {
  readonly row: ScenarioRow
  /** Shows below the title what a search has found. */
  readonly hasFacts: boolean
  /** The result of its last run. */
  readonly result: ScenarioResult | undefined
  /** True if it is on the stage. */
  readonly chosen: boolean
  readonly ticked: Ticked
  readonly onTick: (row: ScenarioRow) => void
  readonly onChoose: (scenario: string) => void
  readonly onPlay: (scenario: string) => void
}

/** A scenario of the tree: its last result, title and time, and a button that plays it. */
export const ScenarioItem = memo(function ScenarioItem(props: ScenarioItemProps) {
  const { id, row, hasFacts, top, height, active, result, chosen, ticked } = props
  const { onTick, onChoose, onPlay } = props
  const { scenario, inTitle } = row.hit
  const marked = new Set(inTitle)
  const hint = result ? `${scenario.title}\n${describeResult(result)}` : scenario.title
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-selected={chosen}
      aria-checked={ticked}
      aria-setsize={row.total}
      aria-posinset={row.place}
      data-active={active}
      data-level={row.level}
      className="wb-row wb-item wb-scenario"
      style={{ top, height }}
      title={hint}
      onClick={() => onChoose(scenario.id)}
    >
      <TickBox ticked={ticked} onTick={() => onTick(row)} />
      <ResultMark result={result} />
      <span className="wb-grow wb-item-words">
        <span className="wb-clip wb-item-title">
          {inTitle.length === 0
            ? scenario.title
            : Array.from(scenario.title, (letter, index) =>
                marked.has(index) ? <mark key={index}>{letter}</mark> : letter,
              )}
        </span>
        {hasFacts ? <Facts row={row} /> : null}
      </span>
      {result ? (
        <span className="wb-item-took" aria-hidden="true">
          {formatDuration(result.ms)}
        </span>
      ) : null}
      {scenario.steps.length === 0 ? null : (
        <button
          type="button"
          className="wb-item-play"
          tabIndex={-1}
          // For the pointer: with the keyboard, Enter plays the row.
          aria-hidden="true"
          title="Play  (Enter)"
          onClick={(event) => {
            event.stopPropagation()
            onPlay(scenario.id)
          }}
        >
          <Icon name="play" filled />
        </button>
      )}
    </div>
  )
})

/** The step in which the search found a word, otherwise the tags. */
function Facts({ row }: { row: ScenarioRow }) {
  const { scenario, inStep } = row.hit
  const step = inStep === undefined ? undefined : scenario.steps[inStep]
  if (step && inStep !== undefined) {
    return (
      <span className="wb-clip wb-item-facts">
        <span className="wb-mono">step {inStep + 1}</span> {describeStep(step).text}
      </span>
    )
  }
  return <span className="wb-clip wb-item-facts">{scenario.tags.join('  ') || 'by hand'}</span>
}

/** ✓ or ✗ for the last run of a scenario; an empty place before that. */
function ResultMark({ result }: { result: ScenarioResult | undefined }) {
  return (
    <span className="wb-result" data-state={result?.state}>
      {result ? <span aria-hidden="true">{result.state === 'done' ? '✓' : '✗'}</span> : null}
      {result ? <span className="wb-unseen">{describeResult(result)}, </span> : null}
    </span>
  )
}

/** The last result in words. */
function describeResult({ state, ms, step, faults = [] }: ScenarioResult): string {
  const where = step === undefined ? '' : ` at step ${step}`
  const sets = faults.length === 0 ? '' : `, with the faults ${faults.join(', ')}`
  return `${state === 'done' ? 'Passed' : `Failed${where}`} in ${formatDuration(ms)}${sets}`
}
