import { useEffect, useRef } from 'react'
import { useFollowedBox } from './useFollowedBox.ts'

interface OutlineProps {
  readonly element: Element
  /** At which the page is drawn. */
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
