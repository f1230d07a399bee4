import { hexQuantity } from '../../port/hex.ts'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { coinPrices } from '../../../../anvil/coinPrices.ts'
import { chainsOf } from '../world/chainsOf.ts'
import { tokensOf } from '../world/tokensOf.ts'
import { createListeners } from '../shared/listeners.ts'
import { solanaAccounts } from '../../../../anvil/solana/solanaAccounts.ts'
import { solanaTokens } from '../../../../anvil/solana/solanaTokens.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import type { ChainActor } from './chainActor.ts'
import type { World, WorldState } from '../world/worldTypes.ts'
import type { ChainTime } from './chainTime.ts'
import { createPoisonHistory } from './poisonHistory.ts'
import { createSetName } from './setName.ts'
import { createSolanaControls } from './solana/solanaControls.ts'
import { createTreasury } from './treasury.ts'
import type { LocalChains } from './localChains.ts'
import { networkOfChain } from './networkOfChain.ts'
import { setL1Fee } from './setL1Fee.ts'
import { createMempool } from './mempool.ts'
import type { Pools } from './swap/pools.ts'
import type { TokenControls } from './tokens/tokenControls.ts'

export interface ChainActorOptions {
  readonly chains: LocalChains
  readonly time: ChainTime
  readonly world: Pick<World, 'get' | 'update'>
  readonly tokens: TokenControls
  readonly pools: Pools
  readonly rpcUrls: ChainActor['rpcUrls']
}

/** The controls of the local chains. */
export function createChainActor(options: ChainActorOptions): ChainActor {
  const { chains, time, world, tokens, pools } = options
  const listeners = createListeners()
  const mempool = createMempool(chains, time)
  const solana = createSolanaControls(chains)
  const setName = createSetName(chains)

  /** Notifies of an action, even if it failed half way. */
  function notifying<A extends readonly unknown[], R>(act: (...args: A) => Promise<R>) {
    return (...args: A): Promise<R> => act(...args).finally(listeners.notify)
  }

  return {
    ...tokens,
    ...mempool,
    networks: chainsOf(world.get()).map(networkOfChain),
    solanaNetworks: solanaChains.map(({ caip2, name }) => ({ id: caip2, name })),
    accounts: testAccounts.map(({ address }, index) => ({ index, address })),
    solanaAccounts: solanaAccounts.map(({ address }, index) => ({ index, address })),
    solana: {
      ...solana,
      setBalance: notifying(solana.setBalance),
      airdrop: notifying(solana.airdrop),
      setTokenBalance: notifying(solana.setTokenBalance),
    },
    rpcUrls: options.rpcUrls,
    rpc: chains.rpc,
    mine: notifying(time.mine),
    setAutomine: notifying(mempool.setAutomine),
    drop: notifying(mempool.drop),
    replace: notifying(mempool.replace),
    reorg: notifying(mempool.reorg),
    setTokenBalance: notifying(tokens.setTokenBalance),
    setAllowance: notifying(tokens.setAllowance),
    setTokenSymbol: notifying(tokens.setTokenSymbol),
    setTokenCode: notifying(tokens.setTokenCode),
    setBalance: notifying(async (chainId, address, wei) => {
      await chains.rpc(chainId, 'anvil_setBalance', [address, hexQuantity(wei)])
    }),
    setL1Fee: notifying((chainId, wei) => setL1Fee(chains, chainId, wei)),
    setBaseFee: notifying(async (chainId, wei) => {
      await chains.rpc(chainId, 'anvil_setNextBlockBaseFeePerGas', [hexQuantity(wei)])
    }),
    setName: notifying(async (...named) => {
      checkNames(world.get())
      await setName(...named)
    }),
    poisonHistory: notifying(createPoisonHistory(chains, time, world)),
    pay: notifying(createTreasury(chains, time, world)),
    setPrice: notifying(async (symbol, usd) => {
      checkPriced(world.get(), symbol, usd)
      world.update((state) => ({ ...state, prices: { ...state.prices, [symbol]: usd } }))
      await pools.follow()
    }),
    followPrices: notifying(pools.follow),
    reset: notifying(async () => {
      pools.forget()
      await chains.reset()
    }),
    subscribe: listeners.add,
  }
}

/** Throws on a fork, which has the public registry, where names are stored differently. */
function checkNames(world: WorldState): void {
  if (chainsOf(world).every(({ id, genesis }) => id !== 1 || genesis !== 'fork')) return
  throw new RangeError('A name cannot be set on a fork of Ethereum: it has the public ones.')
}

/**
 * Throws for a symbol without a price. Otherwise a misspelt symbol would change nothing without an
 * error.
 */
function checkPriced(world: WorldState, symbol: string, usd: number): void {
  if (!(usd > 0)) throw new RangeError(`A price is more than 0 USD, and not ${usd}.`)
  const tokens = tokensOf(world)
  const follows = tokens.find((token) => token.symbol === symbol)?.follows
  if (follows !== undefined)
    throw new RangeError(`${symbol} has the price of ${follows}: move that.`)
  if (symbol in coinPrices || chainsOf(world).some((chain) => chain.symbol === symbol)) return
  if ([...tokens, ...solanaTokens].some((token) => token.symbol === symbol)) return
  throw new RangeError(`There is no coin or token ${symbol}.`)
}
