import { useState, type CSSProperties } from 'react'

/** px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

interface LoadedPictureProps {
  readonly address: string
  readonly alt: string
  /** CSS px of a pixel. */
  readonly scale: number
  /** Known once the picture is loaded. */
  readonly size: PictureSize | undefined
  readonly style?: CSSProperties
  readonly onSize: (address: string, size: PictureSize) => void
}

/** A picture of a screen, or the words that it is missing. */
export function LoadedPicture(props: LoadedPictureProps) {
  const { address, alt, scale, size, style, onSize } = props
  const [missing, setMissing] = useState<string>()
  if (missing === address) {
    return (
      <p className="wb-hint">
        This picture is not on this machine, or the content policy of your page blocks it.
      </p>
    )
  }
  const drawn: CSSProperties = size
    ? { width: size.width * scale, height: size.height * scale }
    : { visibility: 'hidden' }
  return (
    <img
      src={address}
      alt={alt}
      draggable={false}
      style={{ ...drawn, ...style }}
      onError={() => setMissing(address)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize(address, { width: naturalWidth, height: naturalHeight })
      }
    />
  )
}
