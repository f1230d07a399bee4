import { describe, expect, it } from 'vitest'
import type { Onramp } from '../../../../backends/port/services/onramp.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { createQuoteFlow } from './quoteFlow.ts'
import { createOnrampTest, testPayments } from '../testing/onrampTest.ts'
import { inTurn } from '../testing/inTurn.ts'

type Asked = Parameters<Onramp['quote']>[0]

const testEther = { id: 'e', name: 'Ether', symbol: 'ETH', networks: [] }

async function setUp(onramp: Partial<Onramp> = {}) {
  const asked: Asked[] = []
  const test = createOnrampTest({
    onramp: {
      async quote(query) {
        asked.push(query)
        return { purchaseAmount: '0.03', paymentTotal: query.amount, unpriced: false }
      },
      ...onramp,
    },
  })
  const order = test.core.use(createOnrampOrder)
  await order.load()
  const flow = createQuoteFlow(test.core)
  flow.start()
  return {
    ...test,
    asked,
    order,
    flow,
    status: () => flow.store.getState().status,
    bought: () => order.store.getState().purchaseAmount,
  }
}

describe('a quote', () => {
  it('requests a quote at once for a preset [A-148]', async () => {
    const { flow, asked, clock, bought } = await setUp()
    flow.send({ type: 'preset', amount: '250' })
    await clock.idle()
    expect(asked.map(({ amount }) => amount)).toEqual(['250'])
    expect(asked[0]?.purchase.symbol).toBe('ETH')
    expect(asked[0]?.payment.id).toBe('USD')
    expect(bought()).toBe('0.03')
  })

  it('waits for a pause in typing, and requests the last typed amount', async () => {
    const { flow, asked, clock, order } = await setUp()
    flow.send({ type: 'typed', text: '12' })
    await clock.run(299)
    flow.send({ type: 'typed', text: '12,' })
    await clock.run(299)
    expect(asked).toEqual([])
    expect(order.store.getState().amount).toBe('12.')
    await clock.run(1)
    expect(asked.map(({ amount }) => amount)).toEqual(['12'])
  })

  it.each(['', '9.99', '7500.01', '0', '.'])('requests no quote for "%s" [A-181]', async (text) => {
    const { flow, asked, clock, status } = await setUp()
    flow.send({ type: 'typed', text })
    await clock.run(1_000)
    expect([asked, status()]).toEqual([[], 'idle'])
  })

  it('requests a quote with the typed cents', async () => {
    const { flow, asked, clock } = await setUp()
    flow.send({ type: 'typed', text: '12.55' })
    await clock.run(300)
    expect(asked.map(({ amount }) => amount)).toEqual(['12.55'])
  })

  it('requests no quote in other currencies while the amount is invalid', async () => {
    const { flow, asked, clock, status } = await setUp()
    flow.send({ type: 'typed', text: '5' })
    expect(status()).toBe('idle')
    flow.send({ type: 'ask' })
    await clock.run(1_000)
    expect([asked, status()]).toEqual([[], 'idle'])
  })

  it('requests only the last amount when the currencies load late', async () => {
    const known = createDeferred<Awaited<ReturnType<Onramp['currencies']>>>()
    const asked: string[] = []
    const { core, clock } = createOnrampTest({
      onramp: {
        currencies: () => known.promise,
        quote: async ({ amount }) => {
          asked.push(amount)
          return { purchaseAmount: '1', paymentTotal: amount, unpriced: false }
        },
      },
    })
    const flow = createQuoteFlow(core)
    flow.start()
    flow.send({ type: 'preset', amount: '100' })
    flow.send({ type: 'preset', amount: '500' })
    known.resolve({ purchase: [testEther], payment: testPayments })
    await clock.idle()
    expect(asked).toEqual(['500'])
  })

  it.each([
    { purchase: [], payment: testPayments },
    { purchase: [testEther], payment: [] },
  ])('requests no quote when nothing can be chosen: %o', async (known) => {
    const { flow, asked, clock, seen } = await setUp({ currencies: () => Promise.resolve(known) })
    flow.send({ type: 'preset', amount: '100' })
    await clock.idle()
    expect(asked).toEqual([])
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it('drops a late quote and keeps none of its amounts', async () => {
    const answers: ((value: string) => void)[] = []
    const { flow, clock, bought } = await setUp({
      quote: ({ amount }) =>
        new Promise((resolve) => {
          answers.push((purchaseAmount) =>
            resolve({ purchaseAmount, paymentTotal: amount, unpriced: false }),
          )
        }),
    })
    flow.send({ type: 'preset', amount: '100' })
    await clock.idle()
    flow.send({ type: 'preset', amount: '500' })
    await clock.idle()
    answers[1]?.('5')
    answers[0]?.('1')
    await clock.idle()
    expect(bought()).toBe('5')
    flow.send({ type: 'typed', text: '5' })
    expect(bought()).toBeUndefined()
  })

  it('requests the quote again in other currencies', async () => {
    const { flow, asked, clock, order } = await setUp()
    flow.send({ type: 'preset', amount: '100' })
    order.store.setState({ payment: testPayments[1] })
    flow.send({ type: 'ask' })
    await clock.idle()
    expect(asked.at(-1)?.payment.id).toBe('EUR')
  })

  it('shows a failed quote, and accepts the next try', async () => {
    const good = { purchaseAmount: '2', paymentTotal: '100', unpriced: false }
    const next = inTurn(
      () => Promise.reject<typeof good>(new Error('down')),
      () => Promise.resolve(good),
    )
    const { flow, clock, status, bought } = await setUp({ quote: () => next()() })
    flow.send({ type: 'preset', amount: '100' })
    await clock.idle()
    expect([status(), bought()]).toEqual(['failed', undefined])
    flow.send({ type: 'ask' })
    await clock.idle()
    expect([status(), bought()]).toEqual(['quoted', '2'])
  })

  it('sets no purchase amount for an unpriced quote', async () => {
    const { flow, clock, bought } = await setUp({
      quote: async ({ amount }) => ({
        purchaseAmount: amount,
        paymentTotal: amount,
        unpriced: true,
      }),
    })
    flow.send({ type: 'preset', amount: '100' })
    await clock.idle()
    expect(bought()).toBeUndefined()
  })
})

describe('what can be bought', () => {
  it('loads the currencies once, with the first of each chosen [A-101 A-102]', async () => {
    let calls = 0
    const { core } = createOnrampTest({
      onramp: {
        async currencies() {
          calls += 1
          return {
            purchase: [testEther],
            payment: testPayments,
          }
        },
      },
    })
    const { load, store } = core.use(createOnrampOrder)
    await Promise.all([load(), load()])
    await load()
    expect(calls).toBe(1)
    const { purchaseCurrencies, paymentCurrencies, purchase, payment } = store.getState()
    expect(purchaseCurrencies.map(({ name, symbol }) => [name, symbol])).toEqual([['Ether', 'ETH']])
    expect(paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR', 'GBP'])
    expect([purchase?.symbol, payment?.id]).toEqual(['ETH', 'USD'])
  })

  it('loads until the currencies arrive, and again after a failure', async () => {
    const down = () => Promise.reject<never>(new FoyerError('internal', 'Down'))
    const next = inTurn<Onramp['currencies']>(down, () =>
      Promise.resolve({ purchase: [], payment: testPayments }),
    )
    const { core, seen } = createOnrampTest({ onramp: { currencies: () => next()() } })
    const { load, store } = core.use(createOnrampOrder)
    const first = load()
    expect(store.getState().status).toBe('loading')
    await first
    expect(store.getState().status).toBe('idle')
    expect(seen).toContainEqual(expect.objectContaining({ about: 'onramp.currencies' }))
    await load()
    expect(store.getState()).toMatchObject({ status: 'ready', payment: testPayments[0] })
  })

  it('shows no currencies and no failure when the backend sells nothing', async () => {
    const { core, seen } = createOnrampTest({ withOnramp: false })
    const { load, store } = core.use(createOnrampOrder)
    await load()
    expect(store.getState().status).toBe('idle')
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })
})
