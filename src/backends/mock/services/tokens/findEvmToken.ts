import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { evmChainId } from '../../../port/chainIds.ts'
import type { World } from '../../world/worldTypes.ts'
import type { GeneratedTokens } from './generatedTokens.ts'
import type { FindToken } from './priceHandlers.ts'
import { tokensOfChain } from './tokensOfChain.ts'

/** Finds the coins and tokens of the local EVM chains. */
export function createFindEvmToken(options: { world: World; drawn: GeneratedTokens }): FindToken {
  const { world, drawn } = options
  return (id) => {
    const [, reference, address] = /^eip155:(\d+):(0x[0-9a-f]{40})$/i.exec(id) ?? []
    if (reference === undefined || address === undefined) return undefined
    const chainId = evmChainId(reference)
    const wanted = address.toLowerCase()
    return [...tokensOfChain(world.get(), chainId), ...drawn(chainId)].find(
      (token) => (token.address ?? knownAddresses.nativeCoin).toLowerCase() === wanted,
    )
  }
}
