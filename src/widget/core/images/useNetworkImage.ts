import type { Network } from '../../../backends/port/network.ts'
import { useImage } from './useImage.ts'

/**
 * Returns the picture of a network: the host's own, or else the directory's, which is loaded when
 * it is first shown (C-303).
 */
export function useNetworkImage(network: Network | undefined): string | undefined {
  const hostImage = network?.imageUrl
  return useImage('asset', hostImage === undefined ? network?.imageId : undefined) ?? hostImage
}
