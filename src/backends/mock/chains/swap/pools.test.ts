import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Hex } from 'viem'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { storage } from '../../../../../anvil/storage.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { findToken } from '../tokens/findToken.ts'
import { createPools } from './pools.ts'
import { quoteSwap } from './quoteSwap.ts'
import { createAnvilChains } from '../testing/anvilChains.ts'
import { createTokenControls } from '../tokens/tokenControls.ts'

const { chains, close } = createAnvilChains()
const tokens = createTokenControls(chains)
const chain = 'eip155:1'
const { nativeCoin, router } = knownAddresses
const afterFee = 0.9915

function setUp(prices: Readonly<Record<string, number>> = {}) {
  const world = createWorld(generateWorld({ patch: { prices: { ETH: 3_000, UNI: 8, ...prices } } }))
  const asked: string[] = []
  const counted: Pick<typeof chains, 'rpc'> = {
    rpc(chainId, method, params) {
      asked.push(method)
      return chains.rpc(chainId, method, params)
    },
  }
  const pools = createPools({ chains: counted, world, tokens: createTokenControls(counted) })
  const move = (symbol: string, usd: number) =>
    world.update((state) => ({ ...state, prices: { ...state.prices, [symbol]: usd } }))
  return { pools, world, move, asked }
}

/** The price of one coin in USD, traded for the token; small enough not to move the pool. */
async function soldFor(symbol: string) {
  const { address, decimals } = findToken(chain, symbol)
  const units = await quoteSwap(chains, chain, {
    from: nativeCoin,
    to: address,
    amount: 10n ** 15n,
  })
  return (Number(units) / 10 ** decimals) * 1_000
}

async function poolOf(symbol: string): Promise<bigint> {
  const slot = storage.pool(findToken(chain, symbol).address)
  return BigInt(String(await chains.rpc(chain, 'eth_getStorageAt', [router, slot, 'latest'])))
}

async function sellCoins(symbol: string, amount: bigint) {
  const { encodeFunctionData } = await import('viem')
  const { routerAbi } = await import('./routerAbi.ts')
  const { untilMined } = await import('../untilMined.ts')
  const me: Hex = testAccounts[0]?.address ?? '0x'
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swap',
    args: [
      router,
      {
        srcToken: nativeCoin,
        dstToken: findToken(chain, symbol).address,
        srcReceiver: router,
        dstReceiver: me,
        amount,
        minReturnAmount: 1n,
        flags: 0n,
      },
      '0x',
    ],
  })
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [
    { from: me, to: router, data, value: `0x${amount.toString(16)}` },
  ])
  await untilMined(chains, chain, hash)
}

beforeEach(() => chains.reset())
afterAll(() => close())

describe('the pools', () => {
  it('the pools trade at the prices of the world when they are ready', async () => {
    const { pools } = setUp({ USDC: 1 })
    await pools.ready(chain)
    expect(await soldFor('USDC')).toBeCloseTo(3_000 * afterFee, 1)
    expect(await soldFor('UNI')).toBeCloseTo((3_000 / 8) * afterFee, 2)
    expect(await soldFor('WETH')).toBeCloseTo(afterFee, 4)
  })

  it('follows a price that moves, and keeps the trades of the other pools', async () => {
    const { pools, move } = setUp()
    await pools.ready(chain)
    await sellCoins('USDC', 10n ** 20n)
    const traded = await poolOf('USDC')
    move('UNI', 12)
    await pools.follow()
    expect(await soldFor('UNI')).toBeCloseTo((3_000 / 12) * afterFee, 2)
    expect(await poolOf('USDC')).toBe(traded)
  })

  it('the pools trade a token that follows a coin at the price of that coin', async () => {
    const { pools, move } = setUp()
    await pools.ready(chain)
    move('ETH', 4_500)
    await pools.follow()
    expect(await soldFor('WETH')).toBeCloseTo(afterFee, 4)
    expect(await soldFor('UNI')).toBeCloseTo((4_500 / 8) * afterFee, 2)
  })

  it('holds enough to pay trades, even after a price fell to a hundredth', async () => {
    const { pools, move } = setUp()
    move('UNI', 0.08)
    await pools.ready(chain)
    const reserve = (await poolOf('UNI')) >> 112n
    expect(await tokens.tokenBalance(chain, 'UNI', router)).toBeGreaterThanOrEqual(
      reserve & ((1n << 112n) - 1n),
    )
    await sellCoins('UNI', 2_000n * 10n ** 18n)
  })

  it('keeps the pools after a reload of the page', async () => {
    await setUp().pools.ready(chain)
    await sellCoins('USDC', 10n ** 20n)
    const traded = await poolOf('USDC')
    const again = setUp()
    await again.pools.ready(chain)
    expect(await poolOf('USDC')).toBe(traded)
    expect(again.asked).not.toContain('anvil_setStorageAt')
  })

  it('the pools cost nothing while they are not read', async () => {
    const { pools, move, asked } = setUp()
    move('ETH', 1)
    await pools.follow()
    expect(asked).toEqual([])
  })

  it('the pools start over with their chain', async () => {
    const { pools } = setUp({ USDC: 1 })
    await pools.ready(chain)
    await chains.reset()
    pools.forget()
    await pools.ready(chain)
    expect(await soldFor('USDC')).toBeCloseTo(3_000 * afterFee, 1)
  })

  it('the pools do not change while a price is unknown', async () => {
    const { pools } = setUp({ UNI: 0 })
    const before = await poolOf('UNI')
    await pools.ready(chain)
    expect(await poolOf('UNI')).toBe(before)
  })
})
