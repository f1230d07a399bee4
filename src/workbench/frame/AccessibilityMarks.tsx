import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Outline } from './Outline.tsx'
import { StageMarkView } from './StageMarkView.tsx'

/** The drawings of the Accessibility panel over the stage: an outline, and the numbers of an order. Looking back hides them. */
export function AccessibilityMarks({ scale }: { readonly scale: number }) {
  const { accessibility, recorder } = useWorkbench()
  const outlined = useStore(accessibility.store, (state) => state.outlined)
  const marks = useStore(accessibility.store, (state) => state.marks)
  const isNow = useStore(recorder.store, ({ lookedAt }) => lookedAt === undefined)
  if (!isNow) return null
  return (
    <>
      {marks.map((mark) => (
        <StageMarkView key={mark.number} mark={mark} scale={scale} />
      ))}
      {outlined ? <Outline element={outlined} scale={scale} /> : null}
    </>
  )
}
