import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { CompareDialog } from './CompareDialog.tsx'

/** Opens the comparison of two runs. */
export function CompareRuns() {
  const { comparison } = useWorkbench()
  const isOpen = useStore(comparison.store, (now) => now.isOpen)
  return (
    <>
      <IconButton
        icon="compare"
        word="Compare runs"
        label="Compare runs"
        keys="V"
        aria-haspopup="dialog"
        onClick={() => comparison.show(true)}
      />
      {isOpen ? <CompareDialog /> : null}
    </>
  )
}
