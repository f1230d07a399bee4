import { encodeFunctionData, getAddress, maxUint256, parseAbi, type Address, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { checkApproval, encodeApproval } from './approval.ts'
import { checkSwap } from './checkSwap.ts'
import { swapRouters } from './swapRouters.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { swapData } from '../testing/swapData.ts'
import { testOrder } from '../testing/testOrder.ts'
import { testTokens } from '../testing/testTokens.ts'

const usdc = `0x${plainAddress(testTokens.usdc.address).slice(2).toUpperCase()}` as const
const thief = '0x000000000000000000000000000000000000dEaD'
const router = getAddress(String(swapRouters['eip155:1']))
const order = testOrder()
const { user } = order

const approval = {
  from: user,
  to: plainAddress(testTokens.usdc.address),
  data: await encodeApproval(router, 100_000_000n),
  value: 0n,
  gasPrice: 1n,
}
const bad = {
  spender: await encodeApproval(thief, 100_000_000n),
  unlimited: await encodeApproval(router, maxUint256),
  more: await encodeApproval(router, 100_000_001n),
}
const swap = {
  from: user,
  to: router,
  data: swapData(order),
  value: 0n,
  gas: 200_000n,
  gasPrice: 1n,
}
const data = (change: Parameters<typeof swapData>[1]) => ({ data: swapData(order, change) })

it('encodes an approval as its ABI does', () => {
  const word = (text: string) => text.padStart(64, '0')
  const spender = word(router.slice(2).toLowerCase())
  expect(approval.data).toBe(`0x095ea7b3${spender}${word('5f5e100')}`)
})

describe('an approval before it is signed', () => {
  it('passes for the known router, the exact amount and the source token', async () => {
    expect(await checkApproval(approval, order)).toBeUndefined()
  })

  it('passes in upper and lower case', async () => {
    const data = `0x${approval.data.slice(2).toUpperCase()}` as const
    expect(await checkApproval({ ...approval, data }, order)).toBeUndefined()
    const from = user.toLowerCase()
    expect(await checkApproval({ ...approval, from, to: usdc }, order)).toBeUndefined()
  })

  it('passes a reset only to exactly zero', async () => {
    const zero = { ...approval, data: await encodeApproval(router, 0n) }
    expect(await checkApproval(zero, order, 0n)).toBeUndefined()
    expect(await checkApproval(zero, order)).toBe('allowance')
    expect(await checkApproval(approval, order, 0n)).toBe('allowance')
  })

  it.each([
    ['spender', { data: approval.data.replace('a65', 'a66') as Hex }],
    ['spender', { data: `0x${bad.spender.slice(2).toUpperCase()}` as const }],
    ['allowance', { data: `0x${bad.unlimited.slice(2).toUpperCase()}` as const }],
    ['spender', { data: '0x095ea7b3' }],
    ['spender', { data: bad.spender }],
    ['allowance', { data: bad.unlimited }],
    ['allowance', { data: bad.more }],
    ['allowance', { data: `${approval.data}00` }],
    ['token', { to: plainAddress(testTokens.usdt.address) }],
    ['value', { value: 1n }],
    ['sender', { from: thief }],
    [
      'function',
      {
        data: encodeFunctionData({
          abi: parseAbi(['function transfer(address to, uint256 units)']),
          args: [thief, 100_000_000n],
        }),
      },
    ],
    ['function', { data: '0x' }],
  ])('stops for the %s', async (stop, change) => {
    expect(await checkApproval({ ...approval, ...change }, order)).toBe(stop)
  })

  it('stops on a network without a known router', async () => {
    expect(await checkApproval(approval, { ...order, chainId: 'eip155:11155111' })).toBe('network')
  })
})

describe('a swap before it is signed', () => {
  it('passes when it returns what the screen shows, or more', async () => {
    expect(await checkSwap(swap, order)).toBeUndefined()
    expect(await checkSwap({ ...swap, ...data({ minReturnAmount: 10n ** 18n }) }, order)).toBe(
      undefined,
    )
  })

  it.each([
    ['router', { to: thief }],
    ['sender', { from: thief }],
    ['value', { value: 1n }],
    ['function', { data: '0x' }],
    ['function', { data: '0x12aa3caf' }],
    ['function', { data: 'hello' }],
    ['function', { data: swap.data.slice(0, 200) }],
    ['tokens', data({ srcToken: plainAddress(testTokens.usdt.address) as Address })],
    ['tokens', data({ dstToken: plainAddress(testTokens.usdt.address) as Address })],
    ['recipient', data({ dstReceiver: thief })],
    ['recipient', data({ dstReceiver: '0x0000000000000000000000000000000000000000' })],
    ['amount', data({ amount: 100_000_001n })],
    ['function', data({ flags: 1n })],
    ['function', data({ flags: 2n })],
    ['function', data({ flags: 4n })],
    ['function', data({ flags: 1n << 255n })],
    ['minimum', data({ minReturnAmount: order.minimum - 1n })],
    ['minimum', data({ minReturnAmount: 0n })],
  ])('stops for the %s', async (stop, change) => {
    expect(await checkSwap({ ...swap, ...change }, order)).toBe(stop)
  })

  it('sends exactly the swapped coins', async () => {
    const native = testOrder({ source: testTokens.eth, target: testTokens.usdc })
    const coins = { ...swap, data: swapData(native) }
    expect(await checkSwap({ ...coins, value: native.amount }, native)).toBeUndefined()
    expect(await checkSwap({ ...coins, value: native.amount + 1n }, native)).toBe('value')
    expect(await checkSwap({ ...coins, value: 0n }, native)).toBe('value')
  })

  it('stops when the minimum is zero, even if the screen shows zero', async () => {
    const dust = { ...order, minimum: 0n }
    expect(await checkSwap({ ...swap, ...data({ minReturnAmount: 0n }) }, dust)).toBe('minimum')
  })

  it('stops on a network without a known router', async () => {
    expect(await checkSwap(swap, { ...order, chainId: 'eip155:11155111' })).toBe('network')
  })
})
