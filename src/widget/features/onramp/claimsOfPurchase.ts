import { evmChainId } from '../../../backends/port/chainIds.ts'
import type { PurchaseCurrency } from '../../../backends/port/services/onramp.ts'
import type { TokenClaim } from '../../money/tokens/tokenClaim.ts'

/** The claims about a purchasable currency's contracts, on each EVM network where it is delivered. */
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
