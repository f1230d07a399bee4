import { useEffect, useRef } from 'react'
import type { StageMark } from '../accessibility/accessibility.ts'
import { useFollowedBox } from './useFollowedBox.ts'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'
import { Outline } from './Outline.tsx'

interface StageMarkViewProps {
  readonly mark: StageMark
  /** Scale at which the page is drawn. */
  readonly scale: number
}

/** A number at the corner of an element, above the frame of the page. It takes no clicks, and is hidden while the element is scrolled out of view. */
export function StageMarkView({ mark, scale }: StageMarkViewProps) {
  const { element, number, isCurrent } = mark
  const box = useRef<HTMLDivElement>(null)
  useFollowedBox(box, element, scale)

  useEffect(() => {
    const View = element.ownerDocument.defaultView as (Window & typeof globalThis) | null
    if (!View) return undefined
    const observer = new View.IntersectionObserver((entries) => {
      if (box.current) box.current.hidden = entries.at(-1)?.isIntersecting === false
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return (
    <div className="wb-stage-mark" data-current={isCurrent} ref={box} aria-hidden="true">
      <span>{number}</span>
    </div>
  )
}

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
