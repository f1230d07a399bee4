import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'

interface LookAtProps {
  /** Number of the step, from 1. */
  readonly count: number
  readonly text: string
  readonly tabIndex?: number
}

/** A button that shows the stage after a step; after the last one, the present. */
export function LookAt({ count, text, tabIndex }: LookAtProps) {
  const { recorder } = useWorkbench()
  const total = useStore(recorder.store, ({ steps }) => steps.length)
  return (
    <IconButton
      icon="eye"
      label={`Show the page after: ${text}`}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onClick={() => recorder.lookAt(count < total ? count : undefined)}
    />
  )
}
