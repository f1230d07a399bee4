import { useState, type CSSProperties, type PointerEvent } from 'react'
import type { PictureArea } from '../../../server/screens/screenResults.ts'
import { useElementSize } from '../../parts/useElementSize.ts'
import { LoadedPicture, type PictureSize } from './LoadedPicture.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import type { PictureLook, PictureView } from './pictureLook.ts'

interface ComparedPicturesProps {
  readonly view: PictureView
  readonly look: PictureLook
  /** Addresses of the pictures. */
  readonly now: string | undefined
  readonly before: string | undefined
  readonly pixels: string | undefined
  /** The accepted picture is that of now. */
  readonly isSame: boolean
  /** Where the pictures differ. */
  readonly areas: readonly PictureArea[]
}

/** CSS px between two pictures, and of their captions. */
const gap = 16
const caption = 24

/** Pictures of a screen: as large as the space allows and never larger than they are, or enlarged. */
export function ComparedPictures(props: ComparedPicturesProps) {
  const { view, look, now, before, pixels, isSame, areas } = props
  const { size: room, ref } = useElementSize()
  const [sizes, setSizes] = useState<Readonly<Record<string, PictureSize>>>({})
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
  const isFit = look.zoom === 'fit'
  const scale = isFit ? fit : Number(look.zoom)
  const picture = (address: string, alt: string, style: CSSProperties = {}) => (
    <LoadedPicture
      address={address}
      alt={alt}
      scale={scale}
      size={sizes[address]}
      style={style}
      onSize={(of, size) => setSizes((all) => ({ ...all, [of]: size }))}
    />
  )
  const isOver = (view === 'swipe' || view === 'onion') && before !== undefined
  const frame = {
    width,
    height,
    scale,
    isScrolled: !isFit,
    focus: areas[0],
    outlines: look.isOutlined && known.length > 0 ? areas : [],
  }

  return (
    <>
      <div className="wb-grow wb-screens-room" ref={ref} data-view={view} data-fit={isFit}>
        {view === 'beside' && before !== undefined ? (
          <PictureFrame {...frame} caption="Accepted" name="Accepted picture, enlarged">
            {picture(before, 'Accepted')}
          </PictureFrame>
        ) : null}
        {view === 'beside' && now !== undefined ? (
          <PictureFrame
            {...frame}
            caption={isSame ? 'Now, and accepted' : 'Now'}
            name="Picture of now, enlarged"
          >
            {picture(now, 'Now')}
          </PictureFrame>
        ) : null}
        {view === 'pixels' && pixels !== undefined ? (
          <PictureFrame
            {...frame}
            outlines={[]}
            caption="Pixels that differ are red"
            name="Pixels that differ, enlarged"
          >
            {picture(pixels, 'Pixels that differ')}
          </PictureFrame>
        ) : null}
        {isOver && now !== undefined ? (
          <PictureFrame
            {...frame}
            caption={
              <span className="wb-screens-ends">
                <span>Accepted</span>
                <span>Now</span>
              </span>
            }
            name="Both pictures, enlarged"
          >
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
          </PictureFrame>
        ) : null}
      </div>
      {isOver ? (
        <PartSlider view={view === 'swipe' ? view : 'onion'} part={part} onChange={setPart} />
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

interface PartSliderProps {
  readonly view: 'swipe' | 'onion'
  /** Percent. */
  readonly part: number
  readonly onChange: (part: number) => void
}

/** Moves the border, or changes the opacity, by mouse and arrow keys. */
function PartSlider({ view, part, onChange }: PartSliderProps) {
  const isSwipe = view === 'swipe'
  return (
    <label className="wb-row wb-screens-slider">
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
