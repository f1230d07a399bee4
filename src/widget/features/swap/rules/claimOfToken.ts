import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { SwapToken } from '../../../../backends/port/services/swap.ts'
import type { TokenClaim } from '../../../core/tokens/tokenClaim.ts'
import { isNative } from './swapRules.ts'

/** What the swap service says of a token. */
export function claimOfToken(token: Pick<SwapToken, 'address' | 'name' | 'symbol'>): TokenClaim {
  const { address, name, symbol } = token
  const end = address.lastIndexOf(':')
  return {
    chainId: address.slice(0, end) as ChainId,
    address: isNative(token) ? undefined : address.slice(end + 1),
    name,
    symbol,
  }
}
