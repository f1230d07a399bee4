import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { priceOf } from '../../chains/swap/priceOf.ts'
import { iconDataUri } from '../../world/iconDataUri.ts'
import type { World } from '../../world/worldTypes.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { BalanceSource } from './balanceSource.ts'
import { tokenPicture } from './tokenPicture.ts'

/** The holdings of Solana addresses: the coin, for no local Solana has tokens. */
export function createSolanaBalances(options: {
  world: World
  chains: Pick<LocalChains, 'rpc'>
}): BalanceSource {
  const { world, chains } = options
  return {
    namespace: 'solana',
    nativeAddress: 'So11111111111111111111111111111111111111111',
    chainIds: solanaChains.map(({ caip2 }) => caip2),
    isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
    async holdings(chainId, address) {
      const answer = await chains.rpc(chainId, 'getBalance', [address])
      const { value } = asRecord(answer)
      return [
        {
          chainId,
          address: undefined,
          symbol: 'SOL',
          name: 'Solana',
          decimals: 9,
          price: priceOf(world.get().prices, { symbol: 'SOL' }) || undefined,
          iconUrl: iconDataUri(tokenPicture('SOL')),
          units: BigInt(Number(value ?? 0)),
        },
      ]
    },
  }
}
