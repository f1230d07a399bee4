import { useLayoutEffect, type RefObject } from 'react'
import type { Still } from '../modal/keepStill.ts'

/**
 * Lets the picture in `hero` come from its place in the view before, such as the row of a wallet, and return to it in
 * the view after: while one view slides in and the other fades out, both pictures take the same way.
 */
export function useCarriedPicture(hero: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = hero.current?.closest('.fy-modal-height')
    const own = pictureIn(hero.current)
    if (!frame || !own) return undefined
    const source = sourceOf(own)
    // Only after this commit the view before is a still picture, or the view after is in its place.
    queueMicrotask(() => {
      const still = frame.querySelector<Still>('.fy-still')
      carry(frame, pictureIn(still?.kept, source), own)
    })
    return () =>
      queueMicrotask(() => {
        if (!own.isConnected) return
        carry(frame, own, pictureIn(frame.querySelector('.fy-view'), source))
      })
  }, [hero])
}

const sourceOf = (picture: Element) => picture.querySelector('img')?.src

/** The first picture with this source, or the first of all. */
function pictureIn(place: Element | null | undefined, source?: string): Element | undefined {
  const pictures = [...(place?.querySelectorAll('.fy-image:has(> img)') ?? [])]
  return pictures.find((each) => source === undefined || sourceOf(each) === source)
}

/** Moves two pictures from the place of the left one to that of the next one, while the view of the next one slides in. */
function carry(frame: Element, left: Element | undefined, next: Element | undefined) {
  if (!left || !next) return
  // The DOM of unit tests plays no animation.
  const view = next.closest('.fy-view')
  const [slide] = view?.getAnimations?.() ?? []
  if (!view || !slide || !(slide.effect instanceof KeyframeEffect)) return
  const easing = slide.effect.getKeyframes()[0]?.easing ?? 'linear'
  const timing = { ...slide.effect.getTiming(), easing }
  // A visitor who wants less motion gets a slide of 1 ms, of which a frame would still be seen.
  if (Number(timing.duration) < 10) return
  const from = left.getBoundingClientRect()
  const to = next.getBoundingClientRect()
  if (!isSeen(from, frame) || !isSeen(to, frame)) return
  // The slide is at its start. The next picture moves with it, the left one does not.
  const { m41 } = new DOMMatrix(getComputedStyle(view).transform)
  const end = new DOMRect(to.x - m41, to.y, to.width, to.height)
  left.animate({ transform: ['none', wayTo(from, end)] }, timing)
  next.animate({ transform: [wayTo(to, from), 'none'] }, timing)
}

/** False for a row that is scrolled away. */
function isSeen({ top, bottom }: DOMRect, frame: Element): boolean {
  const seen = frame.getBoundingClientRect()
  return bottom > seen.top && top < seen.bottom
}

function wayTo(own: DOMRect, other: DOMRect): string {
  const right = other.x + other.width / 2 - own.x - own.width / 2
  const down = other.y + other.height / 2 - own.y - own.height / 2
  return `translate(${right}px, ${down}px) scale(${other.width / own.width})`
}
