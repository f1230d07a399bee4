import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../../state/useWorkbench.ts'
import { EditableRecording } from './EditableRecording.tsx'

interface EditedStepsProps {
  /** Id of the scenario of the stage. */
  readonly id: string
  /** The step that is in view at first, from 0. */
  readonly inView: number
  /** Shown while the scenario is not edited. */
  readonly children: ReactNode
}

/** The steps of a recording while a person edits them; otherwise what it is given. */
export function EditedSteps({ id, inView, children }: EditedStepsProps) {
  const { editor } = useWorkbench()
  const edited = useStore(editor.store, (now) => now[id])
  if (!edited?.isOpen) return children
  return (
    <section className="wb-column wb-scroll wb-recorded" aria-label="Edit the recording">
      <EditableRecording
        {...edited}
        heading="Edited"
        edits={editor.edits(id)}
        haveHappened={false}
        recording={() => editor.recording(id)}
        playLabel="Play the edited recording in a new world"
        keep={() => editor.save(id)}
        onSaved={() => editor.noteSaved(id)}
        inView={inView}
      />
    </section>
  )
}
