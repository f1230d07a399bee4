import { useState, type ComponentType, useContext, useEffect, useRef, type RefObject } from 'react'
import type { IconProps } from '../icons/iconOf.tsx'
import css from './image.css?inline'
import { safeImageSource } from './safeImageSource.ts'
import { useStyles } from '../styles/useStyles.ts'
import { FastScrollContext } from '../lists/FastScrollContext.ts'

/** Text alternative of the picture. */
export type ImageKind = 'wallet' | 'network' | 'coin' | 'nft'

export interface ImageFrameProps {
  src: string | null | undefined
  kind: ImageKind
  /** The icon that is shown when the picture is missing or broken (C-348). */
  Placeholder: ComponentType<IconProps>
  /** Length of an edge in px. */
  size?: number
  /** Empty if the name is shown beside it. */
  alt?: string
}

function scaleOf(size: number): string {
  if (size < 32) return 's'
  if (size < 52) return 'm'
  return size < 72 ? 'l' : 'xl'
}

/**
 * A picture with an external address: shown only from a safe address, replaced by an icon when it is missing or fails.
 * In a list that scrolls fast, it loads only once it is in view.
 */
export function ImageFrame({ src, kind, Placeholder, size = 40, alt = '' }: ImageFrameProps) {
  useStyles(css)
  const source = safeImageSource(src)
  const [failed, setFailed] = useState<string | null>(null)
  const [frame, arrived] = useArrival<HTMLSpanElement>()
  const missing = source === null || source === failed
  return (
    <span
      ref={frame}
      className="fy-image"
      data-kind={kind}
      data-scale={scaleOf(size)}
      data-shape={kind === 'network' || kind === 'coin' ? 'round' : 'square'}
      data-placeholder={missing || undefined}
      style={{ width: size, height: size }}
      {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {missing && <Placeholder size={Math.round(size * 0.5)} />}
      {!missing && arrived && (
        <img
          src={source}
          alt={alt}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  )
}

/**
 * Whether an element should load its picture: at once, but in a fast-scrolling list only if it is still in view after
 * layout. The result stays true.
 */
function useArrival<E extends Element>(): [ref: RefObject<E | null>, arrived: boolean] {
  const leaps = useContext(FastScrollContext)
  const ref = useRef<E>(null)
  const [arrived, setArrived] = useState(!leaps)
  useEffect(() => {
    if (arrived) return undefined
    const element = ref.current
    if (!element || !leaps || !globalThis.IntersectionObserver) {
      setArrived(true)
      return undefined
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setArrived(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [arrived, leaps])
  return [ref, arrived]
}
