import { evmChainId } from '../../../backends/port/chainIds.ts'
import type { PurchaseCurrency } from '../../../backends/port/services/onramp.ts'
import type { TokenClaim } from '../../core/tokens/tokenClaim.ts'

/** What a currency that can be bought is said to be, on each EVM network on which it is delivered. */
export function claimsOfPurchase({
  name,
  networks,
  symbol,
}: PurchaseCurrency): readonly TokenClaim[] {
  return networks
    .filter(({ chainId }) => /^\d{1,15}$/.test(chainId))
    .map(({ chainId, contractAddress }) => ({
      chainId: evmChainId(chainId),
      address: contractAddress === '' ? undefined : contractAddress,
      name,
      symbol,
    }))
}
