import { useStore } from 'zustand'
import type { Scenario } from '../../../scenarios/index.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { isKeptId } from '../../../run/file/keptRecordings.ts'
import { isProjectId } from '../../../run/file/projectScenarios.ts'
import { useWorkbench } from '../../state/useWorkbench.ts'

/** Shows the steps of a recording to edit, or those of its play again. Nothing for the scenarios of Foyer. */
export function EditButton({ scenario }: { readonly scenario: Scenario }) {
  const { editor } = useWorkbench()
  const { id } = scenario
  const isOpen = useStore(editor.store, (now) => now[id]?.isOpen ?? false)
  if (!isKeptId(id) && !isProjectId(id)) return null
  return (
    <IconButton
      icon="edit"
      label="Edit the steps of the recording"
      aria-pressed={isOpen}
      onClick={() => (isOpen ? editor.close(id) : editor.open(scenario))}
    />
  )
}
