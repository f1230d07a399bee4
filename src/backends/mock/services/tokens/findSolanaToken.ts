import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import type { World } from '../../world/worldTypes.ts'
import type { FindToken } from './priceHandlers.ts'
import { solanaCoinAddress } from './solanaCoinAddress.ts'
import { solanaTokensOf } from './solanaTokensOf.ts'

/** Finds SOL and the tokens of the local clusters. */
export function createFindSolanaToken(world: World): FindToken {
  return (id) => {
    const chain = solanaChains.find(({ caip2 }) => id.startsWith(`${caip2}:`))
    if (chain === undefined) return undefined
    const address = id.slice(chain.caip2.length + 1)
    return solanaTokensOf(world.get(), chain.caip2).find(
      (token) => (token.address ?? solanaCoinAddress) === address,
    )
  }
}
