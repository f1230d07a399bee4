import { useState } from 'react'
import { useStore } from 'zustand'
import { CopyButton } from '../parts/CopyButton.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { downloadRecording, nameRecording, playwrightTestOf } from '../recorder/recordingFiles.ts'
import { linkToRecording } from '../recorder/recordingLink.ts'
import { suggestChecks } from '../recorder/suggestChecks.ts'
import type { RecordedStep } from '../state/recorder.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { NeedStage } from '../parts/NeedStage.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { describeStep } from './describe/describeStep.ts'
import { RecordedRow } from './edit/RecordedRow.tsx'
import { KeptRecordings } from './KeptRecordings.tsx'
import { useSaveToProject } from './useSaveToProject.tsx'

/** A person's steps since the stage was loaded, to edit, play again and save. */
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
  const { address, recorder, play } = useWorkbench()
  const [saved, setSaved] = useState('')
  const { canUndo, canRedo, isOn } = useStore(recorder.store)
  const [title, setTitle] = useState('')
  const named = () => nameRecording(recorder.scenario(), title)
  const save = useSaveToProject({
    label: 'Save to the project',
    recording: named,
    onSaved: setSaved,
  })
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
            onClick={() => play(recorder.save(title))}
          />
          {save.button}
          <IconButton
            icon="download"
            label="Save as JSON"
            onClick={() => downloadRecording(document, named())}
          />
          <CopyButton
            label="Copy a link to the recording"
            icon="link"
            text={() => linkToRecording(address, named())}
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
      {save.form}
      <p className="wb-hint" role="status">
        {saved}
      </p>
      {isOn ? <NeedStage quiet>{(stage) => <Checks stage={stage} />}</NeedStage> : null}
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

/** Expectations of the current screen, to add with one click. */
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
