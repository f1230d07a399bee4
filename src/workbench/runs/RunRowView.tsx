import { Fragment, memo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { formatDuration } from '../../run/format/formatDuration.ts'
import { IconButton } from '../parts/IconButton.tsx'
import type { RunPicture, RunRow } from './runs.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import type { KnownScenarios } from './useKnownScenarios.ts'
import { rowKey } from './suitePlay.ts'
import { runColumnIds, type RunColumn } from './shownRows.ts'
import { SnapshotFrame } from '../snapshot/SnapshotFrame.tsx'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'

interface RunRowViewProps {
  readonly row: RunRow
  readonly picture: RunPicture | undefined
  /** True if the run is under way. */
  readonly isActive: boolean
  /** True for the one row that the Tab key focuses. */
  readonly isReached: boolean
  readonly knownOf: KnownScenarios
  readonly onReach: (key: string) => void
}

/** One scenario of a run. A click opens it: a failed one at the step that failed, in a fresh world. */
export const RunRowView = memo(function RunRowView(props: RunRowViewProps) {
  const { row, picture, isActive, isReached, knownOf, onReach } = props
  const { scenario, title, cell, result, step, message, virtualMs, realMs } = row
  const key = rowKey(row)
  const label = cell === undefined ? title : `${title} (${cell.name})`
  const hasFailure = step !== undefined || message !== undefined
  const { choose, playTo, runs } = useWorkbench()
  const isRunning = useStore(runs.store, ({ active }) => active !== undefined)
  const known = knownOf([row])

  function open() {
    onReach(key)
    if (step) playTo(scenario, step.number, cell)
    else choose(scenario)
  }

  const cells: Readonly<Record<RunColumn, ReactNode>> = {
    result: (
      <td className="wb-run-result">
        <span aria-hidden="true">{marks[result]}</span> {isActive ? words[result] : lasting[result]}
      </td>
    ),
    scenario: (
      <th scope="row" aria-label={label} colSpan={hasFailure ? 1 : 2}>
        <button
          type="button"
          className="wb-run-open"
          tabIndex={isReached ? 0 : -1}
          title={`${label}\n${step ? `Open at step ${step.number}` : 'Open'}`}
          onFocus={() => onReach(key)}
          onClick={(event) => {
            event.stopPropagation()
            open()
          }}
        >
          <span>{title}</span>
          {cell ? <span className="wb-run-cell wb-mono">{cell.name}</span> : null}
        </button>
      </th>
    ),
    // Without a failure, the title has this column, too.
    failure: hasFailure && (
      <td className="wb-run-failure">
        <div>
          {picture ? <RunPictureView picture={picture} /> : null}
          <div>
            {step ? (
              <p>
                <span className="wb-mono">{step.number}</span> {step.text}
              </p>
            ) : null}
            {message === undefined ? null : (
              <p className="wb-run-message" title={message}>
                {shortOf(message, step?.text)}
              </p>
            )}
          </div>
        </div>
      </td>
    ),
    virtual: (
      <td className="wb-run-time">{virtualMs === undefined ? '' : formatDuration(virtualMs)}</td>
    ),
    real: <td className="wb-run-time">{realMs === undefined ? '' : formatDuration(realMs)}</td>,
  }

  return (
    <tr data-result={result} onClick={open}>
      {runColumnIds.map((id) => (
        <Fragment key={id}>{cells[id]}</Fragment>
      ))}
      <td className="wb-run-again">
        <IconButton
          icon="restart"
          label={`Run again: ${label}`}
          tabIndex={isReached ? 0 : -1}
          disabled={isRunning || known.length === 0}
          onFocus={() => onReach(key)}
          onClick={(event) => {
            event.stopPropagation()
            runs.start(known)
          }}
        />
      </td>
    </tr>
  )
})

/** A message in one line, without the expectation if the step says it. */
function shortOf(message: string, step = ''): string {
  const [first = '', ...others] = message.split('\n')
  const isSaid = step !== '' && first.startsWith(`Expected: ${step}`) && others.length > 0
  return (isSaid ? others : [first, ...others]).join(' · ')
}

const marks = { waiting: '', running: '●', passed: '✓', failed: '✗', stopped: '■', skipped: '–' }

const words = {
  waiting: 'Waiting',
  running: 'Running',
  passed: 'Passed',
  failed: 'Failed',
  stopped: 'Stopped',
  skipped: 'Skipped',
}

/** Results of a row after the run. */
const lasting = { ...words, waiting: 'Not run' }

/** CSS px of a picture in the table: with its border as high as two lines. */
const height = 34
const maxWidth = 62

/** The page at a failed step, drawn small and without its scripts. */
function RunPictureView({ picture }: { readonly picture: RunPicture }) {
  const { markup } = useWorkbench()
  const device = deviceProfiles[picture.device]
  const scale = Math.min(height / device.height, maxWidth / device.width)
  return (
    <span
      className="wb-run-picture"
      style={{ width: device.width * scale, height: device.height * scale }}
    >
      <SnapshotFrame
        snapshot={picture.page}
        markup={markup}
        title="The page at the failed step, a picture"
        loading="lazy"
        style={{ width: device.width, height: device.height, scale: String(scale) }}
      />
    </span>
  )
}
