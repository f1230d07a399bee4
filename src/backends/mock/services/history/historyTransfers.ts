import { drawIcon } from '../../world/pictures/drawIcon.ts'
import { hashText } from '../../world/hashText.ts'
import { iconDataUri } from '../../world/pictures/iconDataUri.ts'
import { tokenPicture } from '../../world/pictures/tokenPicture.ts'
import type { WireTransfer } from './wireTransaction.ts'

/**
 * The number of different pictures of collectibles. Each SVG picture on a page is a separate
 * document that the browser visits after every task. With thousands, which no real service returns
 * as SVG, a list would spend half of its time on them.
 */
const collectiblePictures = 48

type Direction = WireTransfer['direction']

/**
 * Returns a transfer of a coin or token. `price` is in USD per unit at that time, if it had one.
 */
export function coinTransfer(
  direction: Direction,
  token: { readonly symbol: string; readonly name: string },
  numeric: string,
  price?: number,
): WireTransfer {
  const icon = { url: iconDataUri(tokenPicture(token.symbol)) }
  return {
    fungible_info: { name: token.name, symbol: token.symbol, icon },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: price === undefined ? null : Number(numeric) * price,
    price: price ?? null,
  }
}

/** Returns a transfer of one collectible. */
export function nftTransfer(
  direction: Direction,
  name: string,
  { spam = false, picture = true }: { spam?: boolean; picture?: boolean } = {},
): WireTransfer {
  const url = iconDataUri(drawIcon(`nft ${hashText(name) % collectiblePictures}`))
  return {
    fungible_info: null,
    nft_info: {
      name,
      content: {
        preview: picture ? { url, content_type: 'image/svg+xml' } : null,
        detail: null,
      },
      flags: { is_spam: spam },
    },
    direction,
    quantity: { numeric: '1' },
    value: null,
    price: null,
  }
}
