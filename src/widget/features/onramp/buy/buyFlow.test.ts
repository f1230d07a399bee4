import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../../backends/port/services/history.ts'
import { chooseProvider } from './chooseProvider.ts'
import { createBuyFlow } from './buyFlow.ts'
import { cardProvider } from '../onrampRules.ts'
import { createOnrampTest, testPurchase } from '../testing/onrampTest.ts'
import { inTurn } from '../testing/inTurn.ts'

const url = 'https://pay.test/ethereum'
const shop = { name: 'shop', label: 'Shop', feeRange: '1%', url: 'https://shop.test/' }

const down = () => Promise.reject<never>(new Error('down'))

async function setUp(
  options: Parameters<typeof createOnrampTest>[0] = {},
  provider: typeof shop | typeof cardProvider = cardProvider,
) {
  const rows: Transaction[] = []
  const asked: unknown[] = []
  const test = createOnrampTest({
    async transactions(query) {
      asked.push(query)
      return { transactions: [...rows] }
    },
    ...options,
  })
  test.core.open('OnRampProviders')
  chooseProvider(test.core, provider, url)
  const flow = createBuyFlow(test.core)
  flow.start()
  await test.clock.idle()
  return { ...test, flow, rows, asked, status: () => flow.store.getState().status }
}

describe('a provider', () => {
  it('opens a window of 600 by 800 inside the click [A-153 A-166]', async () => {
    const { popups, events, views } = await setUp()
    expect(popups).toEqual([{ name: 'popupWindow', url, closed: false }])
    expect(views()).toEqual(['OnRampProviders', 'BuyInProgress'])
    expect(events()).toContainEqual({
      event: 'SELECT_BUY_PROVIDER',
      properties: { provider: 'coinbase', isSmartAccount: false },
    })
  })

  it('opens nothing when the visitor has left meanwhile', async () => {
    const { core, events, popups, views } = createOnrampTest()
    core.open('OnRampProviders')
    await core.session.disconnect()
    chooseProvider(core, cardProvider, url)
    expect(views()).not.toContain('BuyInProgress')
    expect(popups).toEqual([])
    expect(events()).not.toContainEqual(expect.objectContaining({ event: 'SELECT_BUY_PROVIDER' }))
  })

  it('keeps a provider selectable after its window was blocked', () => {
    const { core, views, toasts } = createOnrampTest({ blocked: [0] })
    core.open('OnRampProviders')
    expect(chooseProvider(core, cardProvider, url)).toBe('blocked')
    expect([views(), toasts()]).toEqual([['OnRampProviders'], []])
  })

  it('refuses an address that may not be opened, and leaves no window behind', () => {
    const { core, popups, toasts, views } = createOnrampTest()
    core.open('Account')
    core.router.push('OnRampProviders')
    expect(chooseProvider(core, cardProvider, 'javascript:alert(1)')).toBe('refused')
    expect(popups).toMatchObject([{ url: '', closed: true }])
    expect([views(), toasts()]).toEqual([['Account', 'OnRampProviders'], []])
  })
})

describe('a purchase that is waited for', () => {
  it('polls every 4 s for the account that buys [A-111]', async () => {
    const { asked, clock, core } = await setUp()
    await clock.run(3_999)
    expect(asked).toEqual([])
    await clock.run(1)
    expect(asked).toEqual([{ account: core.session.address(), onramp: 'coinbase' }])
    await clock.run(36_000)
    expect(asked).toHaveLength(10)
  })

  it.each([
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 1, 'Purchase complete'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 1, 'Purchase failed'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', -1e9, 'Your purchase is being processed'],
  ])('goes to the activity with %s and shows it [A-110 A-112]', async (status, after, said) => {
    const { clock, core, rows, views } = await setUp()
    rows.push(testPurchase({ status, minedAt: clock.now() + after }))
    await clock.run(4_000)
    expect(views()).toEqual(['OnRampProviders', 'OnRampActivity'])
    expect(core.toasts.store.getState().toast?.message).toBe(said)
    await clock.run(2_500)
    expect(clock.pending()).toEqual([])
  })

  it("reloads the account's balance after the purchase", async () => {
    const { clock, core, rows } = await setUp()
    let reads = 0
    core.refreshBalance = async () => void (reads += 1)
    await clock.run(4_000)
    expect(reads).toBe(0)
    rows.push(testPurchase({ minedAt: clock.now() }))
    await clock.run(4_000)
    expect(reads).toBe(1)
  })

  it('keeps waiting when a purchase from before the start is found', async () => {
    const { clock, rows, status } = await setUp()
    rows.push(testPurchase({ minedAt: clock.now() - 5_000 }))
    await clock.run(60_000)
    expect(status()).toBe('waiting')
  })

  it('fails after 180 s and not a moment before [A-113]', async () => {
    const { clock, status, asked } = await setUp()
    await clock.run(179_999)
    expect(status()).toBe('waiting')
    await clock.run(1)
    expect(status()).toBe('failed')
    const polls = asked.length
    await clock.run(60_000)
    expect(asked).toHaveLength(polls)
  })

  it('counts from the opening of its window, however late the view opens [A-113]', async () => {
    const { clock, core } = createOnrampTest()
    core.open('OnRampProviders')
    chooseProvider(core, cardProvider, url)
    await clock.run(60_000)
    const flow = createBuyFlow(core)
    flow.start()
    await clock.run(119_999)
    expect(flow.store.getState().status).toBe('waiting')
    await clock.run(1)
    expect(flow.store.getState().status).toBe('failed')
  })

  it('accepts a purchase that arrives in the last seconds', async () => {
    const { clock, rows, views } = await setUp()
    await clock.run(179_000)
    rows.push(testPurchase({ minedAt: clock.now() }))
    await clock.run(1_000)
    expect(views()).toContain('OnRampActivity')
  })

  it('continues when the service fails occasionally', async () => {
    const bought = testPurchase({ minedAt: Number.MAX_SAFE_INTEGER })
    const next = inTurn(down, () => Promise.resolve({ transactions: [bought] }))
    const { clock, views } = await setUp({ transactions: () => next()() })
    await clock.run(8_000)
    expect(views()).toContain('OnRampActivity')
  })

  it('fails within 4 s of the limit when the service never answers [A-113]', async () => {
    const { clock, status } = await setUp({ transactions: () => new Promise(() => undefined) })
    await clock.run(184_000)
    expect(status()).toBe('failed')
  })

  it('tries again in a new window, with another 180 s [A-114]', async () => {
    const { clock, flow, popups, status } = await setUp()
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(180_000)
    flow.send({ type: 'tryAgain' })
    flow.send({ type: 'tryAgain' })
    expect(popups.map((popup) => popup.url)).toEqual([url, url])
    expect(status()).toBe('waiting')
    await clock.run(179_999)
    expect(status()).toBe('waiting')
    await clock.run(1)
    expect(status()).toBe('failed')
  })

  it('opens no window that pays another account, and goes back [A-114]', async () => {
    const { clock, flow, notify, popups, toasts, views } = await setUp()
    await clock.run(180_000)
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    flow.send({ type: 'tryAgain' })
    expect(popups).toHaveLength(1)
    expect([views(), toasts()]).toEqual([['OnRampProviders'], ['No link found']])
  })

  it('shows the open window again, and opens no second one', async () => {
    const { flow, popups, shown, status } = await setUp()
    flow.send({ type: 'tryAgain' })
    expect([popups.length, shown, status()]).toEqual([1, [url], 'waiting'])
  })

  it("reports the service's failure", async () => {
    const { clock, seen } = await setUp({ transactions: down })
    await clock.run(4_000)
    expect(seen).toContainEqual(expect.objectContaining({ about: 'onramp.poll' }))
  })

  it('keeps a purchase failed when the browser blocks the new window', async () => {
    const { clock, flow, popups, toasts } = await setUp({ blocked: [1] })
    popups.forEach((popup) => (popup.closed = true))
    await clock.run(180_000)
    flow.send({ type: 'tryAgain' })
    flow.send({ type: 'tryAgain' })
    expect([flow.store.getState(), toasts()]).toEqual([
      { status: 'failed', blocked: true, warned: true },
      [],
    ])
    flow.send({ type: 'tryAgain' })
    expect(flow.store.getState().status).toBe('waiting')
  })

  it('a waiting purchase neither polls nor fails for another provider', async () => {
    const { asked, clock, status } = await setUp({}, shop)
    await clock.run(3_600_000)
    expect([asked, status()]).toEqual([[], 'waiting'])
  })

  it('a waiting purchase neither polls nor fails when the backend has no history', async () => {
    const { clock, seen, status } = await setUp({ withHistory: false })
    await clock.run(3_600_000)
    expect(status()).toBe('waiting')
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it('leaves nothing behind when it is left during the last poll', async () => {
    const silent = () => new Promise<never>(() => undefined)
    const { clock, flow, seen, status } = await setUp({ transactions: silent })
    await clock.run(180_000)
    flow.stop()
    await clock.run(60_000)
    expect(status()).toBe('waiting')
    expect(clock.pending()).toEqual([])
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it('goes back with a message when no purchase was started [C-329]', async () => {
    const { core, clock, toasts, views } = createOnrampTest()
    core.open('Account')
    core.router.push('BuyInProgress')
    createBuyFlow(core).start()
    await clock.idle()
    expect([views(), toasts()]).toEqual([['Account'], ['No link found']])
  })

  it('goes to the account when no purchase was started and there is no previous view', async () => {
    const { core, clock, toasts, views } = createOnrampTest()
    core.open('BuyInProgress')
    createBuyFlow(core).start()
    await clock.idle()
    expect([views(), toasts()]).toEqual([['Account'], ['No link found']])
  })
})
