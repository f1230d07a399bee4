import { useLayoutEffect, useRef, type ReactNode, type UIEvent } from 'react'
import type { PictureArea } from '../../../server/screens/screenResults.ts'

interface PictureFrameProps {
  readonly caption: ReactNode
  /** Name of the frame while it scrolls. */
  readonly name: string
  /** px of the picture, and CSS px of one of them. */
  readonly width: number
  readonly height: number
  readonly scale: number
  /** The frame is smaller than its picture, and scrolls with the other one. */
  readonly isScrolled: boolean
  /** The area to look at first. */
  readonly focus: PictureArea | undefined
  readonly outlines: readonly PictureArea[]
  readonly children: ReactNode
}

/** CSS px between an area and its outline. */
const distance = 4

/** A picture, or two above each other, with outlines around the areas that differ. */
export function PictureFrame(props: PictureFrameProps) {
  const { caption, name, width, height, scale, isScrolled, focus, outlines, children } = props
  const frame = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !isScrolled || !focus) return
    current.scrollLeft = (focus.x + focus.width / 2) * scale - current.clientWidth / 2
    current.scrollTop = (focus.y + focus.height / 2) * scale - current.clientHeight / 2
  }, [isScrolled, focus, scale, width, height])

  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <div
        className="wb-screens-frame"
        ref={frame}
        {...(isScrolled
          ? { role: 'group', 'aria-label': name, tabIndex: 0, onScroll: scrollOthers }
          : {})}
      >
        <div className="wb-screens-sheet" style={{ width: width * scale, height: height * scale }}>
          {children}
          {outlines.map((area) => (
            <span
              key={`${area.x} ${area.y}`}
              className="wb-screens-outline"
              style={{
                left: area.x * scale - distance,
                top: area.y * scale - distance,
                width: area.width * scale + 2 * distance,
                height: area.height * scale + 2 * distance,
              }}
            />
          ))}
        </div>
      </div>
    </figure>
  )
}

const placeOf = ({ scrollLeft, scrollTop }: Element) => `${scrollLeft} ${scrollTop}`

/** Where a frame was put by the other one. */
const led = new WeakMap<Element, string>()

/** Both pictures show the same part. A frame that was put somewhere does not answer: that would end a smooth scroll of the other one. */
function scrollOthers({ currentTarget }: UIEvent<HTMLElement>): void {
  if (led.get(currentTarget) === placeOf(currentTarget)) return
  const room = currentTarget.closest('.wb-screens-room')
  for (const other of room?.querySelectorAll('.wb-screens-frame') ?? []) {
    if (other === currentTarget) continue
    other.scrollLeft = currentTarget.scrollLeft
    other.scrollTop = currentTarget.scrollTop
    led.set(other, placeOf(other))
  }
}
