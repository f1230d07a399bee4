import type { TokenBalance } from '../../../port/services/balances.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { caip10, wireChainId } from '../../guards/addresses.ts'
import type { ReadImage } from '../../guards/readImage.ts'
import { isRecord } from '../../../port/isRecord.ts'
import { cleanText } from '../../guards/text.ts'
import { decimalText, usdAmount } from '../../guards/numbers.ts'
import { tokenDecimals } from '../../guards/tokenDecimals.ts'

/**
 * Reads a balance row (wire 1.7); `undefined` when a number, name or address is malformed, when its
 * address is on another chain than the row, or when its decimals are 0 (a collectible, not a coin).
 * A missing chain defaults to `asked`, a missing price to 0.
 */
export function readTokenBalance(
  row: unknown,
  asked: ChainId | undefined,
  image: ReadImage,
): TokenBalance | undefined {
  if (!isRecord(row) || !isRecord(row.quantity)) return undefined
  const name = cleanText(row.name, 128)
  const symbol = cleanText(row.symbol, 64)
  const chainId = isMissing(row.chainId) ? asked : wireChainId(row.chainId)
  const price = isMissing(row.price) ? 0 : usdAmount(row.price)
  const numeric = decimalText(row.quantity.numeric)
  const decimals = decimalPlaces(row.quantity.decimals)
  if (name === undefined || symbol === undefined || chainId === undefined) return undefined
  if (price === undefined || numeric === undefined || !decimals) return undefined
  const value = usdAmount(isMissing(row.value) ? price * Number(numeric) : row.value)
  if (value === undefined) return undefined
  const contract = caip10(row.address)
  if (!isMissing(row.address) && contract?.chainId !== chainId) return undefined
  const iconUrl = image(row.iconUrl)
  return {
    name,
    symbol,
    chainId,
    price,
    value,
    quantity: { numeric, decimals },
    ...(contract === undefined ? {} : { address: contract.address }),
    ...(iconUrl === undefined ? {} : { iconUrl }),
  }
}

function isMissing(value: unknown): value is undefined | null {
  return value === undefined || value === null
}

function decimalPlaces(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,2}$/.test(value)
    ? tokenDecimals(Number(value))
    : undefined
}
