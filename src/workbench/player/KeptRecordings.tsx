import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { downloadRecording, nameRecording } from '../recorder/recordingFiles.ts'
import { freePlay } from '../../stage/freePlay.ts'
import type { RecorderState } from '../recorder/recorder.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { useSaveToProject } from './useSaveToProject.tsx'

/** The recordings of this browser. */
export function KeptRecordings() {
  const { recorder } = useWorkbench()
  const { kept, branches } = useStore(recorder.store)
  const [saved, setSaved] = useState('')
  return (
    <details className="wb-recorded-kept">
      <summary>
        Earlier recordings <span className="wb-count">{kept.length}</span>
      </summary>
      <p className="wb-hint" role="status">
        {saved}
      </p>
      <Branches of={undefined} kept={kept} branches={branches} onSaved={setSaved} />
    </details>
  )
}

/** The recordings that branch off another one, or those that began in a fresh world; each with its branches. */
function Branches({
  of,
  ...rest
}: {
  readonly of: Scenario | undefined
  readonly kept: readonly Scenario[]
  readonly branches: RecorderState['branches']
  readonly onSaved: (sentence: string) => void
}) {
  const { kept, branches, onSaved } = rest
  const here = kept.filter(({ id }) => branches[id]?.of === of?.id)
  if (here.length === 0) return null
  return (
    <ul {...(of === undefined ? {} : { 'aria-label': `Branches of ${of.title}` })}>
      {here.map((recording) => (
        <KeptRecording key={recording.id} recording={recording} onSaved={onSaved}>
          <Branches of={recording} {...rest} />
        </KeptRecording>
      ))}
    </ul>
  )
}

function KeptRecording({
  recording,
  onSaved,
  children,
}: {
  readonly recording: Scenario
  readonly onSaved: (sentence: string) => void
  readonly children: ReactNode
}) {
  const { recorder, editor, play, choose } = useWorkbench()
  const chosen = useScenario().id
  const name = `${recording.title}, ${recording.steps.length} steps`
  const save = useSaveToProject({
    label: `Save ${name} to the project`,
    recording: () => recording,
    onSaved,
  })

  return (
    <li>
      <div className="wb-row">
        <button
          type="button"
          className="wb-link wb-step-text"
          aria-current={recording.id === chosen ? 'true' : undefined}
          onClick={() => choose(recording.id)}
        >
          {recording.title} <span className="wb-muted">{recording.steps.length} steps</span>
        </button>
        <IconButton icon="play" filled label={`Play ${name}`} onClick={() => play(recording.id)} />
        {save.button}
        <IconButton
          icon="download"
          label={`Save ${name} as JSON`}
          onClick={() => downloadRecording(document, nameRecording(recording, recording.title))}
        />
        <IconButton
          icon="close"
          label={`Delete ${name}`}
          onClick={() => {
            if (recording.id === chosen) choose(freePlay.id)
            recorder.forget(recording.id)
            editor.forget(recording.id)
          }}
        />
      </div>
      {save.form}
      {children}
    </li>
  )
}
