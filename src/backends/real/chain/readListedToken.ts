import { isRecord } from '../../port/isRecord.ts'
import { evmAddress } from '../guards/addresses.ts'
import { cleanText } from '../guards/text.ts'
import { tokenDecimals } from '../guards/tokenDecimals.ts'

/**
 * An entry of a host's token list; `undefined` when it is malformed. The list may come from a third party, so it is
 * read like a service's response.
 */
export function readListedToken(entry: unknown) {
  if (!isRecord(entry)) return undefined
  const { chainId, logoURI } = entry
  const address = evmAddress(entry.address)
  const name = cleanText(entry.name, 128)
  const symbol = cleanText(entry.symbol, 64)
  const decimals = tokenDecimals(entry.decimals)
  if (address === undefined || name === undefined) return undefined
  if (symbol === undefined || decimals === undefined) return undefined
  return { chainId: `eip155:${String(chainId)}`, address, name, symbol, decimals, logoURI }
}
