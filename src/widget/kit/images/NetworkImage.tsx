import { NetworkIcon } from '../icons/pageIcons.tsx'
import { ImageFrame } from './ImageFrame.tsx'

export interface NetworkImageProps {
  src: string | null | undefined
  /** 20, 40, 56 or 80 px. */
  size?: 's' | 'm' | 'l' | 'xl'
  alt?: string
}

const EDGES = { s: 20, m: 40, l: 56, xl: 80 }

/** The round picture of a network; a network icon replaces a missing one. */
export function NetworkImage({ src, size = 'm', alt = '' }: NetworkImageProps) {
  return (
    <ImageFrame Placeholder={NetworkIcon} kind="network" src={src} size={EDGES[size]} alt={alt} />
  )
}
