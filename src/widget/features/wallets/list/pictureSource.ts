import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/** The source of a picture: an address, or an image of the directory; `asset` images are those of connectors. */
export type PictureSource =
  | { readonly from: 'url'; readonly url: string }
  | { readonly from: 'directory'; readonly kind: 'wallet' | 'asset'; readonly imageId: string }

/** The source of a wallet's picture: its own first, then the host's, then the directory's. */
export function pictureSource(one: {
  readonly connector?: Connector | undefined
  readonly wallet?: Wallet | undefined
}): PictureSource | undefined {
  const url = one.connector?.imageUrl ?? one.wallet?.image_url
  if (url) return { from: 'url', url }
  if (one.wallet?.image_id) {
    return { from: 'directory', kind: 'wallet', imageId: one.wallet.image_id }
  }
  if (one.connector?.imageId) {
    return { from: 'directory', kind: 'asset', imageId: one.connector.imageId }
  }
  return undefined
}
