import { useState } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../parts/CopyButton.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { downloadRecording, nameRecording, playwrightTestOf } from '../recorder/recordingFiles.ts'
import { suggestChecks } from '../recorder/suggestChecks.ts'
import type { RecordedStep } from '../state/recorder.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { NeedStage } from '../parts/NeedStage.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { describeStep } from './describe/describeStep.ts'

/** What a person did since the stage was loaded, to edit, play again and save. */
export function RecordedSteps() {
  const { recorder } = useWorkbench()
  const { steps, kept } = useStore(recorder.store)
  const manual = steps.filter(({ by }) => by === 'manual')
  if (manual.length === 0 && kept.length === 0) return null
  return (
    <section className="wb-recorded" aria-label="Recorded steps">
      {manual.length > 0 ? <Recording manual={manual} total={steps.length} /> : null}
      {kept.length > 0 ? <KeptRecordings /> : null}
    </section>
  )
}

function Recording({
  manual,
  total,
}: {
  readonly manual: readonly RecordedStep[]
  readonly total: number
}) {
  const { player, recorder } = useWorkbench()
  const { canUndo, canRedo } = useStore(recorder.store)
  const [title, setTitle] = useState('')
  const named = () => nameRecording(recorder.scenario(), title)
  const played = total - manual.length
  return (
    <>
      <header className="wb-row wb-wrap">
        <h3>
          Recorded <span className="wb-count">{manual.length}</span>
        </h3>
        <span className="wb-row wb-end" role="toolbar" aria-label="Recording">
          <IconButton icon="undo" label="Undo" disabled={!canUndo} onClick={recorder.undo} />
          <IconButton icon="redo" label="Redo" disabled={!canRedo} onClick={recorder.redo} />
          <IconButton
            icon="play"
            filled
            label={
              played > 0
                ? `Play all ${total} steps in a new world`
                : 'Play the recording in a new world'
            }
            onClick={() => player.playRecording(named())}
          />
          <IconButton
            icon="download"
            label="Save as JSON"
            onClick={() => downloadRecording(document, named())}
          />
          <CopyButton
            label="Copy as a Playwright test"
            icon="code"
            text={() => playwrightTestOf(named())}
          />
        </span>
      </header>
      <input
        className="wb-input"
        aria-label="Title of the recording"
        placeholder="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <NeedStage quiet>{(stage) => <Checks stage={stage} />}</NeedStage>
      <ol className="wb-steps wb-recorded-steps" aria-label="Recorded steps" start={played + 1}>
        {manual.map((one, index) => (
          <RecordedRow
            key={one.id}
            recorded={one}
            number={played + index + 1}
            isFirst={index === 0}
            isLast={index === manual.length - 1}
          />
        ))}
      </ol>
    </>
  )
}

function RecordedRow({
  recorded: { id, step },
  number,
  isFirst,
  isLast,
}: {
  readonly recorded: RecordedStep
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
}) {
  const { recorder } = useWorkbench()
  const { kind, text } = describeStep(step)
  return (
    <li data-state="recorded" data-kind={kind}>
      <span className="wb-step-mark" aria-hidden="true">
        {number}
      </span>
      <span className="wb-step-text">{text}</span>
      <span className="wb-recorded-edit">
        <IconButton
          icon="up"
          label={`Move up: ${text}`}
          disabled={isFirst}
          onClick={() => recorder.move(id, -1)}
        />
        <IconButton
          icon="down"
          label={`Move down: ${text}`}
          disabled={isLast}
          onClick={() => recorder.move(id, 1)}
        />
        <IconButton icon="close" label={`Remove: ${text}`} onClick={() => recorder.remove(id)} />
      </span>
    </li>
  )
}

/** Expectations of what is on screen now, to add with one click. */
function Checks({ stage }: { readonly stage: StageApi }) {
  const { recorder } = useWorkbench()
  useThrottledSource(stage.timeline, 100)
  return (
    <div className="wb-row wb-wrap" role="group" aria-label="Add a check">
      <span className="wb-muted">Check</span>
      {suggestChecks(stage.timeline.list()).map((step) => {
        const { text } = describeStep(step)
        return (
          <button
            key={text}
            type="button"
            className="wb-button wb-small"
            onClick={() => recorder.expect(step)}
          >
            {text}
          </button>
        )
      })}
    </div>
  )
}

/** Recordings of stages that were left. */
function KeptRecordings() {
  const { player, recorder } = useWorkbench()
  const { kept } = useStore(recorder.store)
  return (
    <details className="wb-recorded-kept">
      <summary>
        Earlier recordings <span className="wb-count">{kept.length}</span>
      </summary>
      <ul>
        {kept.map((recording, index) => (
          // Recordings have no other identity than their place.
          <li key={index} className="wb-row">
            <span className="wb-step-text">
              {recording.title} <span className="wb-muted">{recording.steps.length} steps</span>
            </span>
            <IconButton
              icon="play"
              filled
              label={`Play ${recording.title}, ${recording.steps.length} steps`}
              onClick={() => player.playRecording(recording)}
            />
            <IconButton
              icon="download"
              label={`Save ${recording.title} as JSON`}
              onClick={() => downloadRecording(document, recording)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
