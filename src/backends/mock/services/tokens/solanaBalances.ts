import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import { readSolanaTokens } from '../../chains/solana/readSolanaTokens.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { World } from '../../world/worldTypes.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { BalanceSource } from './balanceSource.ts'
import { solanaCoinAddress } from './solanaCoinAddress.ts'
import { solanaTokensOf } from './solanaTokensOf.ts'

/**
 * Reads the balances of Solana addresses: the coin and the tokens of both programs, from the local
 * clusters.
 */
export function createSolanaBalances(options: {
  world: World
  chains: Pick<LocalChains, 'rpc'>
}): BalanceSource {
  const { world, chains } = options
  return {
    namespace: 'solana',
    nativeAddress: solanaCoinAddress,
    chainIds: solanaChains.map(({ caip2 }) => caip2),
    isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
    async holdings(chainId, address) {
      const [coin, held] = await Promise.all([
        chains.rpc(chainId, 'getBalance', [address]),
        readSolanaTokens(chains, chainId, address),
      ])
      const units = new Map<string | undefined, bigint>([
        [undefined, BigInt(String(asRecord(coin).value ?? 0))],
        ...held.map(({ token, units: of }) => [token.mint, of] as const),
      ])
      return solanaTokensOf(world.get(), chainId).map((token) => ({
        ...token,
        units: units.get(token.address) ?? 0n,
      }))
    },
  }
}
