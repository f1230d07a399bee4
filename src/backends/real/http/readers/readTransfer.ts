import type { Transfer } from '../../../port/services/history.ts'
import { cleanText } from '../../guards/text.ts'
import type { ReadImage } from '../../guards/readImage.ts'
import { decimalText, usdAmount } from '../../guards/numbers.ts'
import { embeddedImage } from '../../guards/embeddedImage.ts'
import { isRecord } from '../../../port/isRecord.ts'
import { asRecord } from '../../../port/asRecord.ts'

/**
 * Reads a transfer (wire 1.8); `undefined` when its direction or amount is malformed or it names
 * nothing. `isOwn` means that the account itself sent the transaction: pictures of collectibles
 * from other accounts are dropped.
 */
export function readTransfer(
  row: unknown,
  { isOwn, image }: { isOwn: boolean; image: ReadImage },
): Transfer | undefined {
  if (!isRecord(row) || !isRecord(row.quantity)) return undefined
  const { direction } = row
  const numeric = decimalText(row.quantity.numeric)
  if (direction !== 'in' && direction !== 'out' && direction !== 'self') return undefined
  if (numeric === undefined) return undefined
  const fungible = readFungible(row.fungible_info, image)
  const nft = readNft(row.nft_info, isOwn ? image : embeddedImage)
  if (fungible === undefined && nft === undefined) return undefined
  const value = usdAmount(row.value)
  const price = usdAmount(row.price)
  return {
    direction,
    quantity: { numeric },
    ...(fungible === undefined ? {} : { fungible }),
    ...(nft === undefined ? {} : { nft }),
    ...(value === undefined ? {} : { value }),
    ...(price === undefined ? {} : { price }),
  }
}

function readFungible(info: unknown, image: ReadImage): Transfer['fungible'] {
  if (!isRecord(info)) return undefined
  const symbol = cleanText(info.symbol, 64)
  if (symbol === undefined) return undefined
  const iconUrl = image(asRecord(info.icon).url)
  return {
    name: cleanText(info.name, 128) ?? symbol,
    symbol,
    ...(iconUrl === undefined ? {} : { iconUrl }),
  }
}

/** Reads a collectible. One without a name is kept, because the view has a text for it. */
function readNft(info: unknown, image: ReadImage): Transfer['nft'] {
  if (!isRecord(info)) return undefined
  const content = asRecord(info.content)
  const previewUrl = image(asRecord(content.preview).url)
  const spam = asRecord(info.flags).is_spam === true
  return {
    name: cleanText(info.name, 256) ?? '',
    spam,
    ...(previewUrl === undefined ? {} : { previewUrl }),
  }
}
