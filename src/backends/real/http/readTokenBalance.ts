import type { TokenBalance } from '../../port/balances.ts'
import type { ChainId } from '../../port/chainIds.ts'
import { boundedText } from '../guards/boundedText.ts'
import { imageUrl } from '../guards/imageUrl.ts'
import { isRecord } from '../guards/isRecord.ts'
import { wireChainId } from '../guards/wireChainId.ts'

/**
 * A balance row (wire 1.7), `undefined` when a number or name in it is malformed or its decimals
 * are 0 (such a row is a collectible, not a coin). `asked` stands in for a missing chain.
 */
export function readTokenBalance(
  row: unknown,
  asked: ChainId | undefined,
): TokenBalance | undefined {
  if (!isRecord(row) || !isRecord(row.quantity)) return undefined
  const name = boundedText(row.name, 128)
  const symbol = boundedText(row.symbol, 64)
  const chainId = row.chainId === undefined ? asked : wireChainId(row.chainId)
  const price = amount(row.price)
  const numeric = decimalText(row.quantity.numeric)
  const decimals = decimalPlaces(row.quantity.decimals)
  if (name === undefined || symbol === undefined || chainId === undefined) return undefined
  if (price === undefined || numeric === undefined || !decimals) return undefined
  const value = row.value === undefined ? price * Number(numeric) : amount(row.value)
  const address = row.address === undefined ? undefined : plainAddress(row.address)
  if (value === undefined || (row.address !== undefined && address === undefined)) return undefined
  const iconUrl = imageUrl(row.iconUrl)
  return {
    name,
    symbol,
    chainId,
    price,
    value,
    quantity: { numeric, decimals },
    ...(address === undefined ? {} : { address }),
    ...(iconUrl === undefined ? {} : { iconUrl }),
  }
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

function decimalText(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(value) ? value : undefined
}

function decimalPlaces(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : undefined
}

/** The address part of a CAIP-10 id. */
function plainAddress(value: unknown): string | undefined {
  return typeof value === 'string'
    ? /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:([-.%a-zA-Z0-9]{1,128})$/.exec(value)?.[1]
    : undefined
}
