import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../../backends/port/services/history.ts'
import { cardProvider } from '../onrampRules.ts'
import { createOnrampTest, testPurchase } from '../testing/onrampTest.ts'
import { createBuyFlow } from './buyFlow.ts'
import { chooseProvider } from './chooseProvider.ts'

const url = 'https://pay.test/ethereum'

async function setUp() {
  const rows: Transaction[] = []
  const asked: unknown[] = []
  const test = createOnrampTest({
    async transactions(query) {
      asked.push(query)
      return { transactions: [...rows] }
    },
  })
  test.core.open('OnRampProviders')
  chooseProvider(test.core, cardProvider, url)
  const flow = createBuyFlow(test.core)
  flow.start()
  await test.clock.idle()
  return { ...test, flow, rows, asked, status: () => flow.store.getState().status }
}

describe("the provider's window", () => {
  it('brings an open window to the front instead of opening a second order', async () => {
    const { clock, flow, popups, shown, status } = await setUp()
    await clock.run(180_000)
    expect(status()).toBe('failed')
    flow.send({ type: 'tryAgain' })
    expect([popups.length, shown, status()]).toEqual([1, [url], 'waiting'])
    await clock.run(179_999)
    expect(status()).toBe('waiting')
  })

  it('notices within a second that its window was closed or lost, and polls on until 180 s', async () => {
    const { asked, clock, flow, popups, status } = await setUp()
    await clock.run(10_000)
    expect(flow.store.getState()).not.toHaveProperty('lost')
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(1_000)
    expect(flow.store.getState()).toMatchObject({ status: 'waiting', lost: true })
    await clock.run(168_999)
    expect([status(), asked.length]).toEqual(['waiting', 44])
    await clock.run(1)
    expect(status()).toBe('failed')
  })

  it('finds a purchase although its window reads as closed', async () => {
    const { clock, popups, rows, views } = await setUp()
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(60_000)
    rows.push(testPurchase({ minedAt: clock.now() }))
    await clock.run(4_000)
    expect(views()).toContain('OnRampActivity')
  })

  it('warns once before it opens another order for a lost window', async () => {
    const { clock, flow, popups } = await setUp()
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(1_000)
    flow.send({ type: 'tryAgain' })
    expect([popups.length, flow.store.getState()]).toMatchObject([1, { lost: true, warned: true }])
    flow.send({ type: 'tryAgain' })
    expect([popups.length, flow.store.getState()]).toEqual([
      2,
      { status: 'waiting', since: clock.now() },
    ])
  })

  it('looks for the purchase again at once when it warns after the failure', async () => {
    const { clock, flow, popups, rows, views } = await setUp()
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(180_000)
    rows.push(testPurchase({ minedAt: clock.now() }))
    flow.send({ type: 'tryAgain' })
    await clock.idle()
    expect([popups.length, views()]).toEqual([1, ['OnRampProviders', 'OnRampActivity']])
  })
})
