import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Outline } from './Outline.tsx'

interface FailureOutlineProps {
  /** At which the page is drawn. */
  readonly scale: number
}

/** Outlines the elements on the stage that explain why a step failed, until another step begins. Looking back hides it. */
export function FailureOutline({ scale }: FailureOutlineProps) {
  const { player, recorder } = useWorkbench()
  const clue = useStore(player.store, ({ status, results }) =>
    status === 'failed' ? results.find(({ state }) => state === 'failed')?.clue : undefined,
  )
  const isNow = useStore(recorder.store, ({ lookedAt }) => lookedAt === undefined)
  if (!clue || !isNow) return null
  return clue.elements.map((element, index) => (
    <Outline key={index} element={element} scale={scale} />
  ))
}
