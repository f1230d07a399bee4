import { useState, type ComponentType } from 'react'
import { CoinIcon } from '../icons/things/CoinIcon.tsx'
import type { IconProps } from '../icons/IconFrame.tsx'
import { NetworkIcon } from '../icons/things/NetworkIcon.tsx'
import { NftIcon } from '../icons/things/NftIcon.tsx'
import { WalletIcon } from '../icons/things/WalletIcon.tsx'
import css from './image.css?inline'
import { safeImageSource } from './safeImageSource.ts'
import { useArrival } from './useArrival.ts'
import { useStyles } from '../styles/useStyles.ts'

export type ImageKind = 'wallet' | 'network' | 'coin' | 'nft'

export interface ImageProps {
  src: string | null | undefined
  /** What it shows, and so which icon stands in when it is missing or broken (C-348). */
  kind: ImageKind
  /** Edge in px. */
  size?: number
  /** Left empty when the name stands beside it. */
  alt?: string
}

const PLACEHOLDERS: Record<ImageKind, ComponentType<IconProps>> = {
  wallet: WalletIcon,
  network: NetworkIcon,
  coin: CoinIcon,
  nft: NftIcon,
}

function scaleOf(size: number): string {
  if (size < 32) return 's'
  if (size < 52) return 'm'
  return size < 72 ? 'l' : 'xl'
}

/**
 * A picture named by the outside: shown only from a safe address, replaced by an icon when it is missing or
 * fails. In a list that is dragged past, it is not fetched before it is in view.
 */
export function Image({ src, kind, size = 40, alt = '' }: ImageProps) {
  useStyles(css)
  const source = safeImageSource(src)
  const [failed, setFailed] = useState<string | null>(null)
  const [frame, arrived] = useArrival<HTMLSpanElement>()
  const missing = source === null || source === failed
  const Placeholder = PLACEHOLDERS[kind]
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
