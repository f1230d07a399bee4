import { useMemo, useState, type CSSProperties, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import { describeStep } from '../../run/words/describeStep.ts'
import { SnapshotFrame } from '../snapshot/SnapshotFrame.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { momentName } from './momentName.ts'
import { ticksOf } from './ticksOf.ts'
import './scrubber.css'

/** The id of the slider, to which the focus returns with the present. */
export const sliderId = 'wb-look-back'

/** CSS px of half the slider's thumb: the first and the last step are that far from the ends. */
const inset = 7
/** CSS px of the picture of a step. */
const pictureWidth = 260

interface ScrubberProps {
  /** CSS px of the stage's window. */
  readonly width: number
  readonly height: number
}

/**
 * Moves through the steps of the run: the stage shows how it was after each. Ticks show what each step was; the pointer shows a picture of
 * the page after it.
 */
export function Scrubber({ width, height }: ScrubberProps) {
  const { recorder, player } = useWorkbench()
  const { steps, lookedAt } = useStore(recorder.store)
  const failedAt = useStore(player.store, ({ results }) =>
    results.findIndex(({ state }) => state === 'failed'),
  )
  const [pointedAt, setPointedAt] = useState<number>()
  const ticks = useMemo(
    () => ticksOf(steps, failedAt, recorder.lines()),
    [recorder, steps, failedAt],
  )
  const total = steps.length
  if (total === 0) return <p className="wb-scrubber-empty">The steps of the run appear here.</p>
  const count = lookedAt ?? total
  const name = lookedAt === undefined ? 'Now' : momentName(count, total)
  const left = (at: number) => `calc(${inset}px + (100% - ${2 * inset}px) * ${at / total})`
  const step = steps[count - 1]?.step

  function point({ clientX, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    const share = (clientX - box.left - inset) / (box.width - 2 * inset)
    setPointedAt(Math.min(total, Math.max(0, Math.round(share * total))))
  }

  return (
    <div className="wb-scrubber">
      <div
        className="wb-scrubber-track"
        onPointerMove={point}
        onPointerLeave={() => setPointedAt(undefined)}
      >
        {ticks.map((kind, index) => (
          <span
            // Steps have no other identity than their place.
            key={index}
            className="wb-scrubber-tick"
            data-kind={kind}
            data-done={index < count}
            style={{ left: left(index + 1) }}
          />
        ))}
        <input
          id={sliderId}
          type="range"
          aria-label="Look back"
          min={0}
          max={total}
          value={count}
          aria-valuetext={name}
          style={{ '--wb-done': left(count) } as CSSProperties}
          onChange={({ target }) => {
            const wanted = Number(target.value)
            recorder.lookAt(wanted < total ? wanted : undefined)
          }}
        />
        {pointedAt === undefined ? null : (
          <Preview count={pointedAt} left={left(pointedAt)} width={width} height={height} />
        )}
      </div>
      <p className="wb-row wb-scrubber-words">
        <label htmlFor={sliderId}>Look back</label>
        <span className="wb-grow wb-clip wb-muted">
          {step === undefined ? 'Before the first step' : describeStep(step).text}
        </span>
        <output className="wb-mono wb-muted" htmlFor={sliderId}>
          {count}/{total}
        </output>
      </p>
    </div>
  )
}

interface PreviewProps extends ScrubberProps {
  readonly count: number
  readonly left: string
}

/** The page after a step, small, with the words of the step. */
function Preview({ count, left, width, height }: PreviewProps) {
  const { recorder, markup } = useWorkbench()
  const { steps } = useStore(recorder.store)
  const moment = recorder.momentAfter(count)
  const step = steps[count - 1]?.step
  const scale = pictureWidth / width
  return (
    <div className="wb-scrubber-preview" style={{ left, width: pictureWidth }} aria-hidden="true">
      {moment ? (
        <div style={{ height: Math.min(height * scale, 320) }}>
          <SnapshotFrame
            key={count}
            snapshot={moment.page}
            markup={markup}
            title="Picture of the page after this step"
            style={{ width, height, scale: String(scale) }}
          />
        </div>
      ) : null}
      <p>
        <span className="wb-mono">{count}</span>{' '}
        {step === undefined ? 'Before the first step' : describeStep(step).text}
      </p>
    </div>
  )
}
