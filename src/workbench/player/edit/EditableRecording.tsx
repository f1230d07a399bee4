import { useRef, useState, type ReactNode } from 'react'
import type { Scenario } from '../../../scenarios/index.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { downloadRecording, playwrightTestOf } from '../../recorder/recordingFiles.ts'
import { linkToRecording } from '../../../run/file/recordingLink.ts'
import type { EditedRecording, StepEdits } from './recordingEditor.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { useRowInView } from '../useRowInView.ts'
import { useSaveToProject } from '../useSaveToProject.tsx'
import { RecordedRow } from './RecordedRow.tsx'

interface EditableRecordingProps extends Pick<
  EditedRecording,
  'title' | 'steps' | 'canUndo' | 'canRedo'
> {
  /** Stands before the number of steps. */
  readonly heading: string
  /** Number of the first step. */
  readonly first?: number
  readonly edits: StepEdits
  /** Whether the steps have happened on the stage. */
  readonly haveHappened: boolean
  readonly recording: () => Scenario
  /** Absent where the button above the stage plays it. */
  readonly playLabel?: string | undefined
  /** Keeps the recording; its id. */
  readonly keep: () => string
  /** The project has the recording now. */
  readonly onSaved?: () => void
  /** The step that is in view at first, and again when there is another one: from 0. */
  readonly inView: number
  readonly children?: ReactNode
}

/** The steps of a recording with the buttons that change, play and save it. */
export function EditableRecording(props: EditableRecordingProps) {
  const { heading, first = 1, title, steps, canUndo, canRedo, edits, haveHappened } = props
  const { recording, playLabel, keep, onSaved, inView, children } = props
  const { address, play } = useWorkbench()
  const [saved, setSaved] = useState('')
  const save = useSaveToProject({
    label: 'Save to the project',
    recording,
    onSaved(sentence) {
      setSaved(sentence)
      onSaved?.()
    },
  })
  const list = useRef<HTMLOListElement>(null)

  useRowInView(list, inView)

  return (
    <>
      <header className="wb-row">
        <h3>
          {heading} <span className="wb-count">{steps.length}</span>
        </h3>
        <span className="wb-row wb-end" role="toolbar" aria-label="Recording">
          <IconButton icon="undo" label="Undo" disabled={!canUndo} onClick={edits.undo} />
          <IconButton icon="redo" label="Redo" disabled={!canRedo} onClick={edits.redo} />
          {playLabel === undefined ? null : (
            <IconButton
              icon="play"
              filled
              label={playLabel}
              disabled={steps.length === 0}
              onClick={() => play(keep())}
            />
          )}
          {save.button}
          <IconButton
            icon="download"
            label="Save as JSON"
            onClick={() => downloadRecording(document, recording())}
          />
          <CopyButton
            label="Copy a link to the recording"
            icon="link"
            text={() => linkToRecording(address, recording())}
          />
          <CopyButton
            label="Copy as a Playwright test"
            icon="code"
            text={() => playwrightTestOf(recording())}
          />
        </span>
      </header>
      <input
        className="wb-input"
        aria-label="Title of the recording"
        placeholder="Title"
        value={title}
        onChange={(event) => edits.retitle(event.target.value)}
      />
      {save.form}
      <p className="wb-hint" role="status">
        {saved}
      </p>
      {children}
      <ol
        ref={list}
        className="wb-scroll wb-inset wb-steps wb-recorded-steps"
        aria-label={`${heading} steps`}
        start={first}
      >
        {steps.map((one, index) => (
          <RecordedRow
            key={one.id}
            recorded={one}
            edits={edits}
            hasHappened={haveHappened}
            number={first + index}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
    </>
  )
}
