import { drawIcon } from '../world/drawIcon.ts'
import { iconDataUri } from '../world/iconDataUri.ts'
import { tokenPicture } from './tokenPicture.ts'
import type { WireTransfer } from './historyWire.ts'

type Direction = WireTransfer['direction']

/** A transfer of a coin or token; `price` is USD per unit at that time, if anybody knew one. */
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

/** A transfer of one collectible. */
export function nftTransfer(
  direction: Direction,
  name: string,
  { spam = false, picture = true }: { spam?: boolean; picture?: boolean } = {},
): WireTransfer {
  const url = iconDataUri(drawIcon(`nft ${name}`))
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
