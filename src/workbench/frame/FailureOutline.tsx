import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'

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

/** Drawn above the frame of the page. It follows the element in every frame: a page may scroll, move and resize it. */
function Outline({ element, scale }: FailureOutlineProps & { readonly element: HTMLElement }) {
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isInView(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [element])

  useEffect(() => {
    const view = element.ownerDocument.defaultView
    let frame = 0
    const follow = () => {
      frame = view?.requestAnimationFrame(follow) ?? 0
      const { style } = ring.current ?? {}
      if (!style) return
      const { x, y, width, height } = element.getBoundingClientRect()
      style.visibility = width > 0 && height > 0 ? '' : 'hidden'
      style.translate = `${x * scale}px ${y * scale}px`
      style.width = `${width * scale}px`
      style.height = `${height * scale}px`
    }
    follow()
    return () => view?.cancelAnimationFrame(frame)
  }, [element, scale])

  return <div className="wb-outline" ref={ring} aria-hidden="true" />
}

function isInView(element: HTMLElement): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  const { innerHeight = 0, innerWidth = 0 } = element.ownerDocument.defaultView ?? {}
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}
