import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { createChainTime } from '../../chains/chainTime.ts'
import { createPoisonHistory } from '../../chains/poisonHistory.ts'
import { findToken } from '../../chains/tokens/findToken.ts'
import { routerAbi } from '../../chains/swap/routerAbi.ts'
import { createAnvilChains } from '../../chains/testing/anvilChains.ts'
import { createTokenControls } from '../../chains/tokens/tokenControls.ts'
import { untilMined } from '../../chains/untilMined.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createHistoryBlocks } from './historyBlocks.ts'
import { createHistoryChain } from './historyChain.ts'

const { chains, close } = createAnvilChains()
const tokens = createTokenControls(chains)
const chain = 'eip155:1'
const [me = '0x', friend = '0x'] = testAccounts.map(({ address }): Hex => address)
const usdc = findToken(chain, 'USDC').address
const weth = findToken(chain, 'WETH').address
const { router, nativeCoin } = knownAddresses
const word = (value: string | bigint) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')

function setUp(rpc: typeof chains.rpc = chains.rpc) {
  const world = { get: () => generateWorld({ patch: { prices: { ETH: 2_000, USDC: 1 } } }) }
  const blocks = createHistoryBlocks({ chains, world })
  const history = createHistoryChain({
    chains: { rpc },
    world,
    clock: { now: () => 7_000 },
    blocks,
  })
  return (account: string = me) => history.entries(chain, account)
}

async function send(transaction: Record<string, string>) {
  const call = { from: me, gas: '0x7a120', ...transaction }
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [call])
  await untilMined(chains, chain, hash)
  return String(hash)
}

const pay = (value: bigint, more: Record<string, string> = {}) =>
  send({ to: friend, value: `0x${value.toString(16)}`, ...more })

beforeEach(() => chains.reset())
afterAll(close)

describe('history read from the chain', () => {
  it('the history is empty at the start, although accounts hold tokens from genesis', async () => {
    expect(await setUp()()).toEqual([])
  })

  it('lists a mined transaction once, even while the mempool still contains it', async () => {
    const hash = await pay(1n)
    const sent = await chains.rpc(chain, 'eth_getTransactionByHash', [hash])
    const pool = { pending: { [me]: { 0: sent } }, queued: {} }
    const entries = setUp(async () => pool)
    const once = [{ id: hash, metadata: { status: 'confirmed' } }]
    expect(await entries()).toMatchObject(once)
  })

  it('lists a payment for both sides, with its value at the time', async () => {
    const entries = setUp()
    const hash = await pay(250_000_000_000_000_000n)
    expect(await entries()).toMatchObject([
      {
        id: hash,
        metadata: {
          operationType: 'send',
          status: 'confirmed',
          sentTo: friend,
          nonce: 0,
        },
        transfers: [{ direction: 'out', quantity: { numeric: '0.25' }, price: 2_000, value: 500 }],
      },
    ])
    expect(await entries(friend)).toMatchObject([
      {
        metadata: { operationType: 'receive', sentFrom: me },
        transfers: [{ direction: 'in', quantity: { numeric: '0.25' } }],
      },
    ])
  })

  it('gives tokens, allowances and failures their own type and status', async () => {
    const entries = setUp()
    await send({ to: usdc, data: `0xa9059cbb${word(friend)}${word(1_500_000n)}` })
    await send({ to: usdc, data: `0x095ea7b3${word(router)}${word(9_000_000n)}` })
    await send({ to: usdc, data: `0xa9059cbb${word(friend)}${word(10n ** 30n)}` })
    const found = await entries()
    expect(found.map(({ metadata }) => [metadata.operationType, metadata.status])).toEqual([
      ['send', 'failed'],
      ['approve', 'confirmed'],
      ['send', 'confirmed'],
    ])
    expect(found[2]).toMatchObject({
      metadata: { sentTo: friend },
      transfers: [{ fungible_info: { symbol: 'USDC' }, quantity: { numeric: '1.5' }, value: 1.5 }],
    })
    expect(found[1]?.transfers).toMatchObject([{ direction: 'self', quantity: { numeric: '9' } }])
  })

  it('lists wrapping as a deposit and unwrapping as a withdrawal', async () => {
    const entries = setUp()
    const coins = `0x${(5n * 10n ** 17n).toString(16)}`
    const wethUnits = (units: bigint) => ({ to: weth, data: `0x2e1a7d4d${word(units)}` })
    await send({ to: weth, value: coins, data: '0xd0e30db0' })
    await send({ to: weth, value: coins })
    await send(wethUnits(10n ** 18n))
    await send(wethUnits(10n ** 30n))
    const found = await entries()
    const inWords = found.map(({ metadata, transfers }) => [
      metadata.operationType,
      metadata.status,
      ...transfers.map(({ direction, fungible_info, quantity }) =>
        [direction, quantity.numeric, fungible_info?.symbol].join(' '),
      ),
    ])
    expect(inWords).toEqual([
      ['withdraw', 'failed', 'out 1000000000000 WETH', 'in 1000000000000 ETH'],
      ['withdraw', 'confirmed', 'out 1 WETH', 'in 1 ETH'],
      ['deposit', 'confirmed', 'out 0.5 ETH', 'in 0.5 WETH'],
      ['deposit', 'confirmed', 'out 0.5 ETH', 'in 0.5 WETH'],
    ])
    expect(found[1]?.metadata.sentTo.toLowerCase()).toBe(weth.toLowerCase())
  })

  it('lists waiting transactions as deposits and withdrawals, too', async () => {
    const entries = setUp()
    await chains.rpc(chain, 'evm_setAutomine', [false])
    await send({ to: weth, value: '0x1', data: '0xd0e30db0' })
    const [waiting] = await entries()
    expect(waiting?.metadata).toMatchObject({ operationType: 'deposit', status: 'pending' })
    expect(waiting?.transfers.map(({ direction }) => direction)).toEqual(['out', 'in'])
  })

  it('lists a poisoned transfer as a payment of zero', async () => {
    const entries = setUp()
    const lookAlike = `0x90f7${'5'.repeat(32)}b906`
    await createPoisonHistory(chains, createChainTime(chains, createTestClock()), {
      get: generateWorld,
    })(chain, 'USDC', me, lookAlike)
    expect(await entries()).toMatchObject([
      {
        metadata: { operationType: 'send', status: 'confirmed', sentFrom: me, sentTo: lookAlike },
        transfers: [{ direction: 'out', quantity: { numeric: '0' } }],
      },
    ])
  })

  it('names the recipient, and not the token, of tokens that a third party moved', async () => {
    const entries = setUp()
    await send({ to: usdc, data: `0x095ea7b3${word(friend)}${word(7n)}` })
    await send({ from: friend, to: usdc, data: `0x23b872dd${word(me)}${word(router)}${word(7n)}` })
    const [moved] = await entries()
    expect(moved?.metadata).toMatchObject({ operationType: 'send', sentFrom: me })
    expect(moved?.metadata.sentTo).toBe(router.toLowerCase())
  })

  it('lists a swap as one trade with two transfers, and a contract as deployed', async () => {
    const entries = setUp()
    await tokens.setAllowance(chain, 'USDC', me, 10n ** 12n)
    const data = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swap',
      args: [
        router,
        {
          srcToken: usdc,
          dstToken: nativeCoin,
          srcReceiver: router,
          dstReceiver: me,
          amount: 100_000_000n,
          minReturnAmount: 1n,
          flags: 0n,
        },
        '0x',
      ],
    })
    await send({ to: router, data })
    await send({ data: '0x6001600c60003960016000f300' })
    const [deployed, swapped, ...others] = await entries()
    expect(others).toEqual([])
    expect(swapped).toMatchObject({
      metadata: { operationType: 'trade', application: { name: 'Harbor Swap' } },
      transfers: [
        { direction: 'out', fungible_info: { symbol: 'USDC' }, quantity: { numeric: '100' } },
        { direction: 'in', fungible_info: { symbol: 'ETH' } },
      ],
    })
    expect(deployed?.metadata).toMatchObject({
      operationType: 'deploy',
      sentTo: expect.stringMatching(/^0x[0-9a-f]{40}$/),
    })
  })
})

describe('transactions that wait or were undone', () => {
  it('transactions are pending until they are mined; a replacement takes their place', async () => {
    const entries = setUp()
    await chains.rpc(chain, 'evm_setAutomine', [false])
    const slow = await pay(1n, { nonce: '0x0', gasPrice: '0x1dcd65000' })
    const waiting = await entries()
    expect(waiting).toMatchObject([
      { id: slow, metadata: { status: 'pending', minedAt: '1970-01-01T00:00:07.000Z' } },
    ])
    const canceled = await send({ to: me, value: '0x0', nonce: '0x0', gasPrice: '0x3b9aca0000' })
    await chains.rpc(chain, 'anvil_mine', ['0x1'])
    expect(await entries()).toMatchObject([
      { id: canceled, metadata: { operationType: 'cancel', status: 'confirmed' } },
    ])
  })

  it('a reorganisation removes transactions', async () => {
    const entries = setUp()
    await pay(1n)
    await pay(2n)
    expect(await entries()).toHaveLength(2)
    await chains.rpc(chain, 'anvil_reorg', [1, []])
    const kept = await entries()
    expect(kept.map(({ transfers }) => transfers[0]?.quantity.numeric)).toEqual([
      '0.000000000000000001',
    ])
  })
})
