import { WalletIcon } from '../icons/connectIcons.tsx'
import { ImageFrame } from './ImageFrame.tsx'

export interface WalletImageProps {
  src: string | null | undefined
  /** 24, 40, 56 or 80 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  alt?: string
}

const EDGES = { s: 24, m: 40, l: 56, xl: 80 }

/** The picture of a wallet; a wallet icon replaces a missing one. */
export function WalletImage({ src, size = 'm', alt = '' }: WalletImageProps) {
  return (
    <ImageFrame Placeholder={WalletIcon} kind="wallet" src={src} size={EDGES[size]} alt={alt} />
  )
}
