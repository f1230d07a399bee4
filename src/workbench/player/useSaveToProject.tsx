import { useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Scenario } from '../../scenarios/index.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { SaveToProject } from './SaveToProject.tsx'

interface SaveOptions {
  /** Name of the button. */
  readonly label: string
  /** The recording when the button is pressed. */
  readonly recording: () => Scenario
  /** Receives a sentence with the path of the file. */
  readonly onSaved: (sentence: string) => void
}

/** The button that saves a recording to the project, and its form while it is open. Nothing if the server keeps no scenarios. */
export function useSaveToProject({ label, recording, onSaved }: SaveOptions): {
  readonly button?: ReactNode
  readonly form?: ReactNode
} {
  const { project } = useWorkbench()
  const folder = useStore(project.store, (now) => now.folder)
  const [saving, setSaving] = useState<Scenario>()
  const button = useRef<HTMLButtonElement>(null)

  function end() {
    setSaving(undefined)
    button.current?.focus()
  }

  if (folder === undefined) return {}
  return {
    button: (
      <IconButton
        ref={button}
        icon="save"
        label={label}
        aria-expanded={saving !== undefined}
        onClick={() => setSaving(saving ? undefined : recording())}
      />
    ),
    form: saving ? (
      <SaveToProject
        recording={saving}
        folder={folder}
        onSaved={(path) => {
          end()
          onSaved(`Saved as ${path}`)
        }}
        onCancel={end}
      />
    ) : null,
  }
}
