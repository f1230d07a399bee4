import { useEffect, useRef } from 'react'
import { useFollowedBox } from './useFollowedBox.ts'
import { useStore } from 'zustand'
import { useWorkbench } from '../state/useWorkbench.ts'

interface OutlineProps {
  readonly element: Element
  /** Scale at which the page is drawn. */
  readonly scale: number
}

/** An outline above the frame of the page. It follows the element in every frame: a page may scroll, move and resize it. */
export function Outline({ element, scale }: OutlineProps) {
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isInView(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [element])

  useFollowedBox(ring, element, scale)

  return <div className="wb-outline" ref={ring} aria-hidden="true" />
}

function isInView(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  const { innerHeight = 0, innerWidth = 0 } = element.ownerDocument.defaultView ?? {}
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

interface FailureOutlineProps {
  /** Scale at which the page is drawn. */
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
