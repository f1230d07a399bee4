import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { checkApproval, encodeApproval } from './approval.ts'
import { checkSwap } from './checkSwap.ts'
import { swapRouters } from './swapRouters.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { seededCases, type Draws } from '../testing/seededCases.ts'
import { swapData } from '../testing/swapData.ts'
import { testOrder } from '../testing/testOrder.ts'

const router = getAddress(String(swapRouters['eip155:1']))
const order = testOrder()
const digits = [...'0123456789abcdef']
const sent = { from: order.user, value: 0n, gasPrice: 1n }

/** The data with one digit changed. */
function changed(data: string, at: number, draw: Draws): `0x${string}` {
  const others = digits.filter((digit) => digit !== data[at])
  return `0x${data.slice(2, at)}${others[draw.below(15)]}${data.slice(at + 1)}`
}

/** A 32-byte word after the selector, by its index. */
const word = (data: string, at: number) => BigInt(`0x${data.slice(10 + 64 * at, 74 + 64 * at)}`)

/** The effect on the router, read by position, without the ABI. */
function isAsOrdered(data: string): boolean {
  const [source, target] = [order.source, order.target].map((each) => plainAddress(each.address))
  return [
    data.startsWith('0x07ed2379'),
    word(data, 1) === BigInt(source ?? ''),
    word(data, 2) === BigInt(target ?? ''),
    word(data, 4) === BigInt(order.user),
    word(data, 5) === order.amount,
    word(data, 6) >= order.minimum,
    word(data, 7) === 0n,
  ].every(Boolean)
}

it('stops an approval in which any one digit differs', async () => {
  const data = await encodeApproval(router, order.amount)
  const proposal = { ...sent, to: plainAddress(order.source.address) }
  const passed: string[] = []
  for (const draw of seededCases(31, 1_000)) {
    const odd = changed(data, 2 + draw.below(data.length - 2), draw)
    const stop = await checkApproval({ ...proposal, data: odd }, order)
    passed.push(...[odd].filter(() => stop === undefined))
  }
  expect(passed).toEqual([])
})

it('passes a swap with up to three changed digits only if it is still the ordered one', async () => {
  const honest = swapData(order)
  const passed: string[] = []
  for (const draw of seededCases(32, 2_000)) {
    let data = honest
    for (let left = draw.below(3); left >= 0; left -= 1) {
      data = changed(data, 2 + draw.below(data.length - 2), draw)
    }
    const stop = await checkSwap({ ...sent, to: router, data }, order)
    passed.push(...[data].filter(() => stop === undefined))
  }
  expect(passed.length).toBeGreaterThan(100)
  expect(passed.filter((data) => !isAsOrdered(data))).toEqual([])
})

it.each([
  ['without its prefix', (data: string) => data.slice(2)],
  ['with a letter that is not hex', (data: string) => `${data.slice(0, -1)}g`],
])('stops the ordered swap %s', async (_, spoil) => {
  const data = spoil(swapData(order)) as `0x${string}`
  expect(await checkSwap({ ...sent, to: router, data }, order)).toBe('function')
})

it.each([0, 1, 2, 3, 4])('stops a swap whose address %i has more than 20 bytes', async (at) => {
  const honest = swapData(order)
  const start = 10 + 64 * at
  const data = `${honest.slice(0, start)}01${honest.slice(start + 2)}` as const
  const stop = await checkSwap({ ...sent, to: router, data: data as `0x${string}` }, order)
  expect(stop).toBe('function')
})

it('passes a swap with the tag that the service appends', async () => {
  const data = `${swapData(order)}8b1ccac8` as const
  expect(await checkSwap({ ...sent, to: router, data }, order)).toBeUndefined()
})

it('the check never passes a shortened or extended swap as another one', async () => {
  const honest = swapData(order)
  const passed: string[] = []
  for (let length = 0; length < honest.length; length += 1) {
    const data = honest.slice(0, length)
    const stop = await checkSwap({ ...sent, to: router, data }, order)
    passed.push(...[data].filter(() => stop === undefined))
  }
  expect(passed.filter((data) => !isAsOrdered(data))).toEqual([])
})
