import { hexQuantity } from '../../../port/hex.ts'
import { chainList } from '../../../../../anvil/chainList.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { poolReserves, type PoolReserves } from '../../../../../anvil/pools/poolReserves.ts'
import { poolTransferFee } from '../../../../../anvil/pools/poolTransferFee.ts'
import { tokenList, type LocalToken } from '../../../../../anvil/tokenList.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { World } from '../../world/worldTypes.ts'
import type { LocalChains } from '../localChains.ts'
import { priceOf } from './priceOf.ts'
import type { TokenControls } from '../tokens/tokenControls.ts'

/** The swap pools of the local chains, at the prices of the world. */
export interface Pools {
  /**
   * Adjusts the pools of a chain to the prices of the world, if one has moved since the last time. Call it before reading a pool; a chain
   * whose pools are not read costs nothing.
   */
  ready(chainId: ChainId): Promise<void>
  /** Adjusts the pools of every chain that was adjusted before. */
  follow(): Promise<void>
  /** Forgets which pools were written; call it after the chains were reset to genesis. */
  forget(): void
}

export interface PoolsOptions {
  readonly chains: Pick<LocalChains, 'rpc'>
  readonly world: Pick<World, 'get'>
  readonly tokens: Pick<TokenControls, 'tokenBalance' | 'setTokenBalance'>
}

/** How many times a pool's reserves the router holds, so that it can pay every trade. */
const reserveMultiple = 2n

/**
 * A pool is written only when its price moves. That undoes the trades in it, as if the market had traded them back. The chain also stores
 * the price for which a pool was written, so that a reloaded page keeps the trades.
 */
export function createPools({ chains, world, tokens }: PoolsOptions): Pools {
  const { router } = knownAddresses
  const turns = new Map<ChainId, Promise<void>>()
  let marks = new Map<string, string>()

  const storage = async () => (await import('../../../../../anvil/storage.ts')).storage
  const put = (chainId: ChainId, slot: string, value: string) =>
    chains.rpc(chainId, 'anvil_setStorageAt', [router, slot, value])

  /** Returns the pool for the world's prices; undefined while they are unknown. */
  function wanted(coin: string, token: LocalToken): PoolReserves | undefined {
    const { prices } = world.get()
    const coinPrice = prices[coin] ?? 0
    const tokenPrice = priceOf(prices, token)
    if (coinPrice <= 0 || (tokenPrice ?? 1) <= 0) return undefined
    return poolReserves(token, coinPrice, tokenPrice)
  }

  async function write(chainId: ChainId, token: LocalToken, reserves: PoolReserves) {
    const { pool, poolMark, poolWord } = await storage()
    const value = poolWord(reserves.coin, reserves.token, poolTransferFee(token))
    const slot = poolMark(token.address)
    const key = `${chainId}/${token.address}`
    const mark =
      marks.get(key) ??
      String(await chains.rpc(chainId, 'eth_getStorageAt', [router, slot, 'latest']))
    if (mark !== value) {
      await fill(chainId, token, reserves)
      await put(chainId, pool(token.address), value)
      await put(chainId, slot, value)
    }
    marks.set(key, value)
  }

  async function fill(chainId: ChainId, token: LocalToken, reserves: PoolReserves) {
    const held = await tokens.tokenBalance(chainId, token.symbol, router)
    const least = reserves.token * reserveMultiple
    if (held < least) await tokens.setTokenBalance(chainId, token.symbol, router, least)
  }

  async function fillCoins(chainId: ChainId, all: readonly PoolReserves[]) {
    const least = all.reduce((sum, { coin }) => sum + coin, 0n) * reserveMultiple
    const held = BigInt(String(await chains.rpc(chainId, 'eth_getBalance', [router, 'latest'])))
    if (held < least) await chains.rpc(chainId, 'anvil_setBalance', [router, hexQuantity(least)])
  }

  async function bring(chainId: ChainId): Promise<void> {
    const chain = chainList.find(({ caip2 }) => caip2 === chainId)
    if (chain === undefined) return
    const pairs = tokenList
      .filter((token) => token.chainId === Number(referenceOf(chainId)))
      .flatMap((token) => {
        const reserves = wanted(chain.symbol, token)
        return reserves === undefined ? [] : [{ token, reserves }]
      })
    await Promise.all(pairs.map(({ token, reserves }) => write(chainId, token, reserves)))
    await fillCoins(
      chainId,
      pairs.map(({ reserves }) => reserves),
    )
  }

  function ready(chainId: ChainId): Promise<void> {
    const before = turns.get(chainId) ?? Promise.resolve()
    // The caller of the previous turn received its error; this one tries again.
    const turn = before.catch(() => undefined).then(() => bring(chainId))
    turns.set(chainId, turn)
    return turn
  }

  return {
    ready,
    async follow() {
      await Promise.all([...turns.keys()].map(ready))
    },
    forget() {
      marks = new Map()
      turns.clear()
    },
  }
}
