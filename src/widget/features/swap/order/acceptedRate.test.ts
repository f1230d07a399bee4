import { describe, expect, it } from 'vitest'
import type { SwapOrder } from '../swapTypes.ts'
import { createSwapPreviewFlow } from '../swapPreviewFlow.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { testOrder } from '../testing/testOrder.ts'
import { testTokens } from '../testing/testTokens.ts'
import { isRateAccepted, rateOf } from './acceptedRate.ts'
import { swapOrderOf } from '../state/swapSelectors.ts'
import { settled } from '../../../testing/settled.ts'

const { eth, usdc } = testTokens

/** Opens the preview of 1 ether for 3000 USDC, or of 100 USDC for ether, as its view does. */
async function reviewed(from: 'eth' | 'usdc' = 'eth') {
  const test = createSwapTest()
  await test.chosen(testTokens[from], from === 'eth' ? usdc : eth, from === 'eth' ? '1' : '100')
  test.core.router.push('SwapPreview')
  const flow = createSwapPreviewFlow(test.core, test.swap)
  flow.start()
  await settled()
  return {
    ...test,
    async rate(price: number) {
      test.world.price = price
      await test.clock.run(10_000)
      await settled()
    },
    accept() {
      const order = swapOrderOf(test.core, test.swap.store.getState())
      test.swap.acceptRate(test.core.router.current().id, order as SwapOrder)
    },
  }
}
const stopped = 'Stopped for your safety. The rate is worse than the one you accepted.'

describe('a rate that gets worse under the preview', () => {
  it('the preview does not sign a worse rate before it is accepted', async () => {
    const { accept, rate, send, signed, toasts } = await reviewed()
    await rate(100)
    await send()
    expect([signed, toasts()]).toEqual([[], [stopped]])
    await rate(100)
    accept()
    await send()
    expect(signed).toHaveLength(1)
  })

  it('a worse rate also blocks an approval', async () => {
    const { approve, rate, signed, toasts } = await reviewed('usdc')
    await rate(4000)
    await approve()
    expect([signed, toasts()]).toEqual([[], [stopped]])
  })

  it('requires that a rate is accepted again when it falls further', async () => {
    const { accept, rate, send, signed } = await reviewed()
    await rate(100)
    accept()
    await rate(98)
    await send()
    expect(signed).toEqual([])
  })

  it('compares the rate with the reviewed one, however slowly it falls', async () => {
    const { rate, send, signed } = await reviewed()
    for (let price = 2990; price >= 2960; price -= 10) await rate(price)
    await send()
    expect(signed).toEqual([])
  })

  it.each([2_970, 3_000, 3_300])(
    'a worse rate needs no acceptance while it returns the minimum: %i',
    async (price) => {
      const { rate, send, signed } = await reviewed()
      await rate(price)
      await send()
      expect(signed).toHaveLength(1)
    },
  )
})

it('an accepted rate counts for one swap on one screen only', () => {
  const order = testOrder()
  const opened = { toUnits: 1n, priceImpact: undefined }
  const review = { screen: 3, opened, accepted: rateOf(order) }
  expect(isRateAccepted(review, 3, order)).toBe(true)
  expect(isRateAccepted(undefined, 3, order)).toBe(false)
  expect(isRateAccepted(review, 4, order)).toBe(false)
  expect(isRateAccepted(review, 3, testOrder({ amountText: '101' }))).toBe(false)
  expect(isRateAccepted(review, 3, testOrder({ source: testTokens.usdt }))).toBe(false)
  const least = (order.minimum * 99n) / 100n
  expect(isRateAccepted(review, 3, testOrder({ minimum: least }))).toBe(true)
  expect(isRateAccepted(review, 3, testOrder({ minimum: least - 1n }))).toBe(false)
})
