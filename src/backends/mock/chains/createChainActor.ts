import { hexQuantity } from '../../port/hexQuantity.ts'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { coinPrices } from '../../../../anvil/coinPrices.ts'
import { tokenList } from '../../../../anvil/tokenList.ts'
import { createListeners } from '../shared/createListeners.ts'
import { solanaAccounts } from '../../../../anvil/solana/solanaAccounts.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import type { ChainActor } from './chainActor.ts'
import type { World } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { createPlant } from './createPlant.ts'
import { createSetName } from './createSetName.ts'
import { createTreasury } from './createTreasury.ts'
import type { LocalChains } from './localChains.ts'
import { localNetworks } from './localNetworks.ts'
import { createMempool } from './mempool.ts'
import type { Pools } from './swap/pools.ts'
import type { TokenBook } from './tokens/tokenBook.ts'

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
  const listeners = createListeners()
  const mempool = createMempool(chains, time)

  /** Tells of what was done, also when it failed half way. */
  function telling<A extends readonly unknown[], R>(act: (...args: A) => Promise<R>) {
    return (...args: A): Promise<R> => act(...args).finally(listeners.tell)
  }

  return {
    ...tokens,
    ...mempool,
    networks: localNetworks,
    solanaNetworks: solanaChains.map(({ caip2, name }) => ({ id: caip2, name })),
    accounts: testAccounts.map(({ address }, index) => ({ index, address })),
    solanaAccounts: solanaAccounts.map(({ address }, index) => ({ index, address })),
    rpc: chains.rpc,
    mine: telling(time.mine),
    setAutomine: telling(mempool.setAutomine),
    drop: telling(mempool.drop),
    replace: telling(mempool.replace),
    reorg: telling(mempool.reorg),
    setTokenBalance: telling(tokens.setTokenBalance),
    setAllowance: telling(tokens.setAllowance),
    setTokenSymbol: telling(tokens.setTokenSymbol),
    setBalance: telling(async (chainId, address, wei) => {
      await chains.rpc(chainId, 'anvil_setBalance', [address, hexQuantity(wei)])
    }),
    setBaseFee: telling(async (chainId, wei) => {
      await chains.rpc(chainId, 'anvil_setNextBlockBaseFeePerGas', [hexQuantity(wei)])
    }),
    setName: telling(createSetName(chains)),
    plant: telling(createPlant(chains, time)),
    pay: telling(createTreasury(chains, time)),
    setPrice: telling(async (symbol, usd) => {
      checkPriced(symbol, usd)
      world.update((state) => ({ ...state, prices: { ...state.prices, [symbol]: usd } }))
      await pools.follow()
    }),
    followPrices: telling(pools.follow),
    reset: telling(async () => {
      pools.forget()
      await chains.reset()
    }),
    subscribe: listeners.add,
  }
}

/** A misspelt symbol would move nothing, and nobody would notice. */
function checkPriced(symbol: string, usd: number): void {
  if (!(usd > 0)) throw new RangeError(`A price is more than 0 USD, and not ${usd}.`)
  const follows = tokenList.find((token) => token.symbol === symbol)?.follows
  if (follows !== undefined)
    throw new RangeError(`${symbol} has the price of ${follows}: move that.`)
  if (symbol in coinPrices || tokenList.some((token) => token.symbol === symbol)) return
  throw new RangeError(`There is no coin or token ${symbol}.`)
}
