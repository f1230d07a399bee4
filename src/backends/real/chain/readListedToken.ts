import { isRecord } from '../../port/isRecord.ts'
import { evmAddress } from '../guards/addresses.ts'
import { maxDecimals } from '../guards/numbers.ts'
import { cleanText } from '../guards/text.ts'

/**
 * An entry of a host's token list, `undefined` when it does not fit: a host may pass on what somebody else publishes, so it is
 * read like the answer of a service.
 */
export function readListedToken(entry: unknown) {
  if (!isRecord(entry)) return undefined
  const { chainId, decimals, logoURI } = entry
  const address = evmAddress(entry.address)
  const name = cleanText(entry.name, 128)
  const symbol = cleanText(entry.symbol, 64)
  if (address === undefined || name === undefined || symbol === undefined) return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals)) return undefined
  if (decimals < 0 || decimals > maxDecimals) return undefined
  return { chainId: `eip155:${String(chainId)}`, address, name, symbol, decimals, logoURI }
}
