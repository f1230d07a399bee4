import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import type { History, Transaction } from '../../../../backends/port/services/history.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { cardProvider } from '../onrampRules.ts'
import { createOnrampTest, testPurchase } from '../testing/onrampTest.ts'
import { createBuyFlow } from './buyFlow.ts'
import { chooseProvider } from './chooseProvider.ts'
import { createProvidersFlow } from './providersFlow.ts'

const url = 'https://pay.test/ethereum'

describe('a purchase whose device has another time than the service', () => {
  /** The purchases before the window opens, on the only page or with another one. */
  async function setUpWith(before: readonly Transaction[], next?: string) {
    const rows = [...before]
    const test = createOnrampTest({
      transactions: async () => ({
        transactions: [...rows],
        ...(next === undefined ? {} : { next }),
      }),
    })
    test.core.open('OnRampProviders')
    const providers = createProvidersFlow(test.core)
    providers.start()
    await test.clock.idle()
    chooseProvider(test.core, cardProvider, url)
    providers.stop()
    createBuyFlow(test.core).start()
    return { ...test, rows }
  }

  it.each([-3_600_000, -600_000, 0, 600_000])(
    'is found by its id when the service dates it %i ms from now [A-112]',
    async (skew) => {
      const { clock, rows, views } = await setUpWith([testPurchase({ id: 'before', minedAt: 5 })])
      rows.unshift(testPurchase({ id: 'new', minedAt: clock.now() + skew }))
      await clock.run(4_000)
      expect(views()).toContain('OnRampActivity')
    },
  )

  it('is not an earlier one that the service dates after now', async () => {
    const { clock, views } = await setUpWith([testPurchase({ id: 'before', minedAt: 1e15 })])
    await clock.run(60_000)
    expect(views()).not.toContain('OnRampActivity')
  })

  it('is not an earlier one that moves up from a later page', async () => {
    const { clock, rows, views } = await setUpWith(
      [testPurchase({ id: 'second', minedAt: 2_000 })],
      'page-2',
    )
    rows.splice(0, 1, testPurchase({ id: 'first', minedAt: 1_000 }))
    await clock.run(60_000)
    expect(views()).not.toContain('OnRampActivity')
  })

  it('is the second one when the first is known already', async () => {
    const { clock, rows, views } = await setUpWith([
      testPurchase({ id: 'one', minedAt: 1 }),
      testPurchase({ id: 'two', minedAt: 2 }),
    ])
    await clock.run(8_000)
    expect(views()).not.toContain('OnRampActivity')
    rows.unshift(testPurchase({ id: 'three', minedAt: 3 }))
    await clock.run(4_000)
    expect(views()).toContain('OnRampActivity')
  })
})

describe('the purchases before a new one', () => {
  async function setUp(transactions: History['transactions']) {
    const test = createOnrampTest({ transactions })
    test.core.open('OnRampProviders')
    const flow = createProvidersFlow(test.core)
    flow.start()
    await test.clock.idle()
    return { ...test, flow, state: () => flow.store.getState() }
  }

  const known = (core: Parameters<typeof createProvidersFlow>[0]) =>
    core.use(createOnrampOrder).store.getState().known

  it('are read for the account before the card provider can be chosen', async () => {
    const page = createDeferred<{ transactions: [] }>()
    const { clock, core, state } = await setUp(() => page.promise)
    expect(state().links).toEqual({})
    page.resolve({ transactions: [] })
    await clock.idle()
    expect(Object.keys(state().links)).toEqual(['coinbase'])
    expect(known(core)?.account).toBe(core.session.address())
    expect(clock.pending()).toEqual([])
  })

  it('delay the card provider for 4 s at most when the history does not answer', async () => {
    const { clock, core, state } = await setUp(() => new Promise(() => undefined))
    await clock.run(3_999)
    expect(state().status).toBe('loading')
    await clock.run(1)
    expect([state().status, known(core)]).toEqual(['ready', undefined])
  })

  it('are unknown after a failure, and after the list was left too early', async () => {
    const failing = await setUp(() => Promise.reject(new Error('down')))
    expect([failing.state().status, known(failing.core)]).toEqual(['ready', undefined])
    const page = createDeferred<{ transactions: [] }>()
    const left = await setUp(() => page.promise)
    left.flow.stop()
    page.resolve({ transactions: [] })
    await left.clock.idle()
    expect([known(left.core), left.clock.pending()]).toEqual([undefined, []])
  })
})
