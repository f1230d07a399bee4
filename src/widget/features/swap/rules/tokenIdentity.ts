import type { ChainId } from '../../../../backends/port/chainIds.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import type { SwapToken } from '../../../../backends/port/services/swap.ts'
import type { TokenClaim } from '../../../money/tokens/tokenClaim.ts'

/** Returns the plain address of a CAIP-10 account, in lower case, for comparing. */
export function plainAddress(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1).toLowerCase()
}

export function isNative(token: Pick<SwapToken, 'address'>): boolean {
  return plainAddress(token.address) === nativeAddress
}

/** Returns what the swap service says that a token is, to be compared with its contract. */
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
