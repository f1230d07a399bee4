import { describe, expect, it } from 'vitest'
import type { Clock } from '../../../backends/port/clock.ts'
import type { Swap } from '../../../backends/port/services/swap.ts'
import { createSwapFlow } from './swapFlow.ts'
import { createSwapPreviewFlow } from './swapPreviewFlow.ts'
import { createHonestSwap } from './testing/honestSwap.ts'
import { createSwapTest } from './testing/swapTest.ts'
import { testTokens } from './testing/testTokens.ts'
import { settled } from '../../testing/settled.ts'

const { eth, usdc } = testTokens
const other = { eth: 'usdc', usdc: 'eth' } as const

/** A visitor with a swap service that answers after the current `delay.ms`. */
function slowly(ms: number) {
  const delay = { ms: 0 }
  const clock: { now?: Clock } = {}
  const honest = createHonestSwap(Object.values(testTokens))
  const port = Object.fromEntries(
    Object.entries(honest.port).map(([name, call]) => [
      name,
      async (...args: never[]) => {
        const signal = args.findLast((each: unknown) => each instanceof AbortSignal)
        if (delay.ms > 0) await clock.now?.sleep('fault', delay.ms, signal)
        return (call as (...all: never[]) => unknown)(...args)
      },
    ]),
  ) as unknown as Swap
  const test = createSwapTest({ port })
  clock.now = test.core.backend.clock
  async function run(seconds: number) {
    for (let at = 0; at < seconds; at += 1) {
      await test.clock.run(1_000)
      await settled()
    }
  }
  const count = (name: string) => test.asked.filter((each) => each === name).length
  return { ...test, count, run, slow: () => (delay.ms = ms) }
}

describe('Swap on a slow service', () => {
  it.each([6_000, 9_000, 29_000])('shows the quote when each answer takes %i ms', async (ms) => {
    const test = slowly(ms)
    const flow = createSwapFlow(test.core, test.swap, { refreshes: true })
    flow.start()
    await settled()
    await test.chosen(eth, usdc, '1')
    test.slow()
    test.swap.setSourceTokenAmount('2')
    await test.run(ms / 1_000 + 1)
    expect(test.state()).toMatchObject({ toTokenAmount: '6000', loadingQuote: false })
    flow.stop()
  })

  it('keeps a late quote for five seconds, and then refreshes again', async () => {
    const test = slowly(9_000)
    const flow = createSwapFlow(test.core, test.swap, { refreshes: true })
    flow.start()
    await settled()
    await test.chosen(eth, usdc, '1')
    test.slow()
    test.asked.length = 0
    test.swap.setSourceTokenAmount('2')
    // Requested at 0.4 s and answered at 9.4 s: the refresh at 10 s is skipped.
    await test.run(19)
    expect(test.state().loadingQuote).toBe(false)
    expect(test.count('quote')).toBe(1)
    await test.run(1)
    expect(test.count('quote')).toBe(2)
    flow.stop()
  })

  it('sends one request for prices and balances while one is pending', async () => {
    const test = slowly(25_000)
    const flow = createSwapFlow(test.core, test.swap, { refreshes: true })
    flow.start()
    await settled()
    await test.chosen(eth, usdc, '1')
    test.asked.length = 0
    test.slow()
    await test.run(30)
    expect([test.count('price'), test.count('balances')]).toEqual([1, 1])
    flow.stop()
  })
})

describe('SwapPreview on a slow service', () => {
  it.each([
    ['eth', 9_000, 2, 'swapTransaction'],
    ['eth', 29_000, 2, 'swapTransaction'],
    ['usdc', 9_000, 3, 'approvalTransaction'],
    ['usdc', 29_000, 3, 'approvalTransaction'],
  ] as const)(
    'offers 1 %s for signing when each answer takes %i ms',
    async (from, ms, calls, is) => {
      const test = slowly(ms)
      await test.chosen(testTokens[from], testTokens[other[from]], '1')
      test.slow()
      test.asked.length = 0
      test.core.router.push('SwapPreview')
      const flow = createSwapPreviewFlow(test.core, test.swap)
      flow.start()
      await test.run((calls * ms) / 1_000)
      expect(test.state()[is]?.order.amountText).toBe('1')
      expect(test.count('quote')).toBe(1)
      await test.run(5)
      expect(test.state()).toMatchObject({ loadingBuildTransaction: false, loadingQuote: false })
      flow.stop()
    },
  )
})
