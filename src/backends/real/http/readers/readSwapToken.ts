import type { ChainId } from '../../../port/chainIds.ts'
import type { SwapToken } from '../../../port/services/swap.ts'
import { cleanText } from '../../guards/text.ts'
import { caip10 } from '../../guards/addresses.ts'
import type { ReadImage } from '../../guards/readImage.ts'
import { isRecord } from '../../../port/isRecord.ts'
import { tokenDecimals } from '../../guards/tokenDecimals.ts'

/**
 * Reads a token of a swap list; `undefined` when it is malformed or on another chain (wire 1.9).
 */
export function readSwapToken(
  row: unknown,
  chainId: ChainId,
  image: ReadImage,
): SwapToken | undefined {
  if (!isRecord(row)) return undefined
  const name = cleanText(row.name, 128)
  const symbol = cleanText(row.symbol, 64)
  const decimals = tokenDecimals(row.decimals)
  if (name === undefined || symbol === undefined || decimals === undefined) return undefined
  if (caip10(row.address)?.chainId !== chainId) return undefined
  const address = String(row.address)
  const logoUri = image(row.logoUri)
  return { name, symbol, address, decimals, ...(logoUri === undefined ? {} : { logoUri }) }
}
