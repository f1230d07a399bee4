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
  /** The pictures are as large as they are, even if one has to scroll. */
  readonly isFull: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

/** CSS px between two pictures, and of their captions. */
const gap = 16
const caption = 24

/** Pictures of a screen, as large as the space allows and never larger than they are. */
export function ComparedPictures(props: ComparedPicturesProps) {
  const { view, now, before, pixels, isSame, isFull } = props
  const { size: room, ref } = useElementSize()
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const [part, setPart] = useState(50)
  const known = Object.values(sizes)
  const width = Math.max(1, ...known.map((size) => size.width))
  const height = Math.max(1, ...known.map((size) => size.height))
  const shown = view === 'beside' ? [before, now].filter((each) => each !== undefined).length : 1
  const fit = Math.min(
    1,
    (room.width - gap * (shown - 1)) / shown / width,
    (room.height - caption) / height,
  )
  const scale = isFull ? 1 : fit
  const drawn = (address: string) => {
    const size = sizes[address]
    // Its size is known once it is loaded.
    if (!size) return { visibility: 'hidden' } as const
    return { width: size.width * scale, height: size.height * scale }
  }
  const picture = (address: string, alt: string, style = {}) =>
    missing.includes(address) ? (
      <p className="wb-hint">This picture is not on this machine.</p>
    ) : (
      <img
        src={address}
        alt={alt}
        draggable={false}
        style={{ ...drawn(address), ...style }}
        onError={() => setMissing((all) => [...all, address])}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
          const { naturalWidth, naturalHeight } = currentTarget
          setSizes((all) => ({ ...all, [address]: { width: naturalWidth, height: naturalHeight } }))
        }}
      />
    )
  const isOver = (view === 'swipe' || view === 'onion') && before !== undefined

  return (
    <>
      <div
        className="wb-screens-room"
        ref={ref}
        data-view={view}
        {...(isFull ? { role: 'group', 'aria-label': 'Pictures', tabIndex: 0 } : {})}
      >
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
      {isOver ? <PartSlider view={view} part={part} onChange={setPart} /> : null}
    </>
  )
}

interface PartSliderProps {
  readonly view: PictureView
  /** Percent. */
  readonly part: number
  readonly onChange: (part: number) => void
}

/** Moves the border, or changes the opacity, by mouse and arrow keys. */
function PartSlider({ view, part, onChange }: PartSliderProps) {
  const isSwipe = view === 'swipe'
  return (
    <label className="wb-screens-slider">
      <span>{isSwipe ? 'Border' : 'Opacity'}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={part}
        aria-label={
          isSwipe
            ? 'Border between the accepted picture and the one of now'
            : 'Opacity of the picture of now'
        }
        aria-valuetext={`${part} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className="wb-screens-part">{part} %</span>
    </label>
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
