import { testAccounts } from '../../../../anvil/accounts.ts'
import type { ChainActor } from '../simulatorTypes.ts'
import type { World } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { createSetName } from './createSetName.ts'
import { createTreasury } from './createTreasury.ts'
import type { LocalChains } from './localChains.ts'
import { localNetworks } from './localNetworks.ts'
import { createMempool } from './mempool.ts'
import type { Pools } from './pools.ts'
import type { TokenBook } from './tokenBook.ts'

export interface ChainActorOptions {
  readonly chains: LocalChains
  readonly time: ChainTime
  readonly world: Pick<World, 'update'>
  readonly tokens: TokenBook
  readonly pools: Pools
}

/** The local chains for whoever operates them. */
export function createChainActor(options: ChainActorOptions): ChainActor {
  const { chains, time, world, tokens, pools } = options
  return {
    ...tokens,
    ...createMempool(chains, time),
    networks: localNetworks,
    accounts: testAccounts.map(({ address }, index) => ({ index, address })),
    rpc: chains.rpc,
    mine: time.mine,
    async setBalance(chainId, address, wei) {
      await chains.rpc(chainId, 'anvil_setBalance', [address, `0x${wei.toString(16)}`])
    },
    setName: createSetName(chains),
    pay: createTreasury(chains, time),
    async setPrice(symbol, usd) {
      world.update((state) => ({ ...state, prices: { ...state.prices, [symbol]: usd } }))
      await pools.follow()
    },
    followPrices: pools.follow,
    async reset() {
      pools.forget()
      await chains.reset()
    },
  }
}
