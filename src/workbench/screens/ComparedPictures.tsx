import { useState, type PointerEvent, type SyntheticEvent } from 'react'
import { useElementSize } from '../parts/useElementSize.ts'

/** `pixels`: the picture in which the pixels that differ are red. */
export type PictureView = 'beside' | 'swipe' | 'onion' | 'pixels'

interface ComparedPicturesProps {
  readonly view: PictureView
  /** Addresses of the pictures. */
  readonly now: string | undefined
  readonly before: string | undefined
  readonly pixels: string | undefined
  /** The accepted picture is that of now. */
  readonly isSame: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

/** CSS px between two pictures, and of their captions. */
const gap = 16
const caption = 24

/** Pictures of a screen, as large as the space allows and never larger than they are. */
export function ComparedPictures({ view, now, before, pixels, isSame }: ComparedPicturesProps) {
  const { size: room, ref } = useElementSize()
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({})
  const [part, setPart] = useState(50)
  const known = Object.values(sizes)
  const width = Math.max(1, ...known.map((size) => size.width))
  const height = Math.max(1, ...known.map((size) => size.height))
  const shown = view === 'beside' ? [before, now].filter((each) => each !== undefined).length : 1
  const scale = Math.min(
    1,
    (room.width - gap * (shown - 1)) / shown / width,
    (room.height - caption) / height,
  )
  const drawn = (address: string) => {
    const size = sizes[address]
    return size && { width: size.width * scale, height: size.height * scale }
  }
  const picture = (address: string, alt: string, style = {}) => (
    <img
      src={address}
      alt={alt}
      draggable={false}
      style={{ ...drawn(address), ...style }}
      onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        const { naturalWidth, naturalHeight } = currentTarget
        setSizes((all) => ({ ...all, [address]: { width: naturalWidth, height: naturalHeight } }))
      }}
    />
  )
  const isOver = (view === 'swipe' || view === 'onion') && before !== undefined

  return (
    <>
      <div className="wb-screens-room" ref={ref} data-view={view}>
        {view === 'beside' && before !== undefined ? (
          <figure>
            <figcaption>Accepted</figcaption>
            {picture(before, 'Accepted')}
          </figure>
        ) : null}
        {view === 'beside' && now !== undefined ? (
          <figure>
            <figcaption>{isSame ? 'Now, and accepted' : 'Now'}</figcaption>
            {picture(now, 'Now')}
          </figure>
        ) : null}
        {view === 'pixels' && pixels !== undefined ? (
          <figure>
            <figcaption>Pixels that differ are red</figcaption>
            {picture(pixels, 'Pixels that differ')}
          </figure>
        ) : null}
        {isOver && now !== undefined ? (
          <figure>
            <figcaption className="wb-screens-ends">
              <span>Accepted</span>
              <span>Now</span>
            </figcaption>
            <div
              className="wb-screens-over"
              style={{ width: width * scale, height: height * scale }}
              {...(view === 'swipe' ? dragOf(setPart) : {})}
            >
              {picture(before, 'Accepted')}
              {picture(
                now,
                'Now',
                view === 'swipe'
                  ? { clipPath: `inset(0 0 0 ${(part * width * scale) / 100}px)` }
                  : { opacity: part / 100 },
              )}
              {view === 'swipe' ? (
                <span className="wb-screens-border" style={{ left: `${part}%` }} />
              ) : null}
            </div>
          </figure>
        ) : null}
      </div>
      {isOver ? (
        <label className="wb-screens-slider">
          <span>{view === 'swipe' ? 'Border' : 'Opacity'}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={part}
            aria-label={
              view === 'swipe'
                ? 'Border between the accepted picture and the one of now'
                : 'Opacity of the picture of now'
            }
            aria-valuetext={`${part} %`}
            onChange={({ target }) => setPart(Number(target.value))}
          />
          <span className="wb-screens-part">{part} %</span>
        </label>
      ) : null}
    </>
  )
}

/** The border follows the pointer while it is down. */
function dragOf(setPart: (part: number) => void) {
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPart(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100))
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
    },
  }
}
