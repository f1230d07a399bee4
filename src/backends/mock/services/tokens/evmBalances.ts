import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { readTokens } from '../../chains/tokens/readTokens.ts'
import { chainsOf } from '../../world/chainsOf.ts'
import { tokensOf } from '../../world/tokensOf.ts'
import type { World } from '../../world/worldTypes.ts'
import type { BalanceSource } from './balanceSource.ts'
import type { GeneratedTokens } from './generatedTokens.ts'
import { tokensOfChain } from './tokensOfChain.ts'

/**
 * Reads the balances of EVM addresses: those of the local chains, all tokens in one call, and
 * generated ones.
 */
export function createEvmBalances(options: {
  world: World
  chains: Pick<LocalChains, 'rpc'>
  drawn: GeneratedTokens
}): BalanceSource {
  const { world, chains, drawn } = options
  return {
    namespace: 'eip155',
    nativeAddress: knownAddresses.nativeCoin,
    chainIds: chainsOf(world.get()).map(({ caip2 }) => caip2),
    isAddress: (text) => /^0x[0-9a-f]{40}$/i.test(text),
    async holdings(chainId, address) {
      const [wei, held] = await Promise.all([
        chains.rpc(chainId, 'eth_getBalance', [address, 'latest']),
        readTokens(chains, tokensOf(world.get()), chainId, address),
      ])
      const units = new Map(held.map(({ token, units: of }) => [String(token.address), of]))
      return [
        ...tokensOfChain(world.get(), chainId).map((token) => ({
          ...token,
          units:
            token.address === undefined ? BigInt(String(wei)) : (units.get(token.address) ?? 0n),
        })),
        ...drawn(chainId),
      ]
    },
  }
}
