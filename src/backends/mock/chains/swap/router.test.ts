import { decodeErrorResult, encodeFunctionData, toFunctionSelector, type Hex } from 'viem'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { findToken } from '../tokens/findToken.ts'
import { createPools } from './pools.ts'
import { quoteSwap } from './quoteSwap.ts'
import { routerAbi } from './routerAbi.ts'
import type { RpcError } from '../../shared/rpcError.ts'
import { createAnvilChains } from '../testing/anvilChains.ts'
import { createTokenControls } from '../tokens/tokenControls.ts'
import { untilMined } from '../untilMined.ts'

const { chains, close } = createAnvilChains()
const tokens = createTokenControls(chains)
const chain = 'eip155:1'
const { router, nativeCoin } = knownAddresses
const me: Hex = testAccounts[0]?.address ?? '0x'
const other: Hex = testAccounts[1]?.address ?? '0x'
const addressOf = (symbol: string): Hex =>
  symbol === 'ETH' ? nativeCoin : findToken(chain, symbol).address

interface Swap {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly least?: bigint
  readonly receiver?: Hex
}

const call = ({ from, to, amount, least = 1n, receiver = me }: Swap) => ({
  from: me,
  to: router,
  value: `0x${(from === 'ETH' ? amount : 0n).toString(16)}`,
  data: encodeFunctionData({
    abi: routerAbi,
    functionName: 'swap',
    args: [
      router,
      {
        srcToken: addressOf(from),
        dstToken: addressOf(to),
        srcReceiver: router,
        dstReceiver: receiver,
        amount,
        minReturnAmount: least,
        flags: 0n,
      },
      '0x',
    ],
  }),
})

async function swap(wanted: Swap) {
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [call(wanted)])
  await untilMined(chains, chain, hash)
  const receipt = Object(await chains.rpc(chain, 'eth_getTransactionReceipt', [hash]))
  expect(receipt.status).toBe('0x1')
}

const refusal = (wanted: Swap) =>
  chains.rpc(chain, 'eth_call', [call(wanted), 'latest']).then(
    () => 'it went through',
    ({ data }: RpcError) => data as Hex,
  )
const quote = (from: string, to: string, amount: bigint) =>
  quoteSwap(chains, chain, { from: addressOf(from), to: addressOf(to), amount })
const allow = (symbol: string, units: bigint) => tokens.setAllowance(chain, symbol, me, units)
const held = (symbol: string, who = me) => tokens.tokenBalance(chain, symbol, who)
const coins = async (who: Hex) =>
  BigInt(String(await chains.rpc(chain, 'eth_getBalance', [who, 'latest'])))

beforeEach(() => chains.reset())
afterAll(() => close())

describe('a swap on a real chain', () => {
  it('the swap contract has the public signature', () => {
    const { data } = call({ from: 'ETH', to: 'USDC', amount: 1n })
    expect(data.slice(0, 10)).toBe('0x07ed2379')
  })

  it.each([
    ['USDC', 'DAI', 500_000_000n],
    ['USDT', 'USDC', 500_000_000n],
    ['USDC', 'USDT', 500_000_000n],
    ['WBTC', 'UNI', 10_000_000n],
    ['TOLL', 'LINK', 10n ** 19n],
    ['USDC', 'TOLL', 100_000_000n],
    ['GUST', 'TOLL', 10n ** 20n],
  ])('pays the quoted amount of %s for %s', async (from, to, amount) => {
    await allow(from, amount)
    const quoted = await quote(from, to, amount)
    const before = [await held(from), await held(to)] as const
    await swap({ from, to, amount, least: quoted })
    expect([await held(from), await held(to)]).toEqual([before[0] - amount, before[1] + quoted])
    expect(await tokens.allowance(chain, from, me)).toBe(0n)
  })

  it('pays with coins, and to another recipient', async () => {
    const quoted = await quote('ETH', 'USDC', 10n ** 18n)
    const before = await held('USDC', other)
    await swap({ from: 'ETH', to: 'USDC', amount: 10n ** 18n, least: quoted, receiver: other })
    expect((await held('USDC', other)) - before).toBe(quoted)
  })

  it('pays out coins', async () => {
    await allow('USDC', 10n ** 9n)
    const quoted = await quote('USDC', 'ETH', 10n ** 9n)
    const before = await coins(other)
    await swap({ from: 'USDC', to: 'ETH', amount: 10n ** 9n, least: quoted, receiver: other })
    expect((await coins(other)) - before).toBe(quoted)
  })

  it('moves the price against the next swap', async () => {
    const first = await quote('ETH', 'USDC', 10n ** 18n)
    await swap({ from: 'ETH', to: 'USDC', amount: 50n * 10n ** 18n })
    const second = await quote('ETH', 'USDC', 10n ** 18n)
    expect(Number(second) / Number(first)).toBeCloseTo(0.939, 2)
  })

  it('keeps 0.85 percent of the incoming amount', async () => {
    // One coin against a pool of 1,562.5 coins.
    const coin = 10n ** 18n
    const pool = 15_625n * 10n ** 17n
    const put = (coin * 9_915n) / 10_000n
    const reserve = 5_000_000n * 10n ** 6n
    expect(await quote('ETH', 'USDC', coin)).toBe((reserve * put) / (pool + put))
  })

  it('reverts below the requested minimum', async () => {
    const quoted = await quote('ETH', 'USDC', 10n ** 18n)
    const data = await refusal({ from: 'ETH', to: 'USDC', amount: 10n ** 18n, least: quoted + 1n })
    expect(decodeErrorResult({ abi: routerAbi, data: data as Hex })).toMatchObject({
      errorName: 'ReturnAmountIsNotEnough',
      args: [quoted, quoted + 1n],
    })
  })

  it.each([
    [
      'without an allowance',
      { from: 'USDC', to: 'ETH', amount: 1n },
      'ERC20InsufficientAllowance(address,uint256,uint256)',
    ],
    [
      'without a least amount',
      { from: 'ETH', to: 'USDC', amount: 1n, least: 0n },
      'ZeroMinReturn()',
    ],
    ['into itself', { from: 'USDC', to: 'USDC', amount: 1n }, 'SameToken()'],
  ])('rejects a swap %s', async (_, wanted, error) => {
    expect(String(await refusal(wanted)).slice(0, 10)).toBe(toFunctionSelector(error))
  })

  it('fails in its block, and costs only gas, when the price moves while it waits', async () => {
    const world = createWorld(generateWorld({ patch: { prices: { ETH: 3_000, USDC: 1 } } }))
    const pools = createPools({ chains, world, tokens })
    await pools.ready(chain)
    await allow('USDC', 10n ** 9n)
    const least = await quote('USDC', 'ETH', 10n ** 9n)
    const before = await held('USDC')
    await chains.rpc(chain, 'evm_setAutomine', [false])
    const hash = await chains.rpc(chain, 'eth_sendTransaction', [
      call({ from: 'USDC', to: 'ETH', amount: 10n ** 9n, least }),
    ])
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 3_100 } }))
    await pools.follow()
    await chains.rpc(chain, 'anvil_mine', ['0x1'])
    const receipt = Object(await chains.rpc(chain, 'eth_getTransactionReceipt', [hash]))
    expect(receipt.status).toBe('0x0')
    expect(await held('USDC')).toBe(before)
    expect(await tokens.allowance(chain, 'USDC', me)).toBe(10n ** 9n)
  })

  it('rejects a swap for more than the balance', async () => {
    await allow('USDC', 10n ** 12n)
    const data = String(await refusal({ from: 'USDC', to: 'ETH', amount: 10n ** 12n }))
    expect(data.slice(0, 10)).toBe(
      toFunctionSelector('ERC20InsufficientBalance(address,uint256,uint256)'),
    )
  })
})
