import { describe, expect, it } from 'vitest'
import type { History, Transaction } from '../../../../backends/port/services/history.ts'
import { createOnrampActivityFlow } from './onrampActivityFlow.ts'
import { createOnrampTest, testPurchase } from '../testing/createOnrampTest.ts'
import { inTurn } from '../testing/inTurn.ts'

type Query = Parameters<History['transactions']>[0]

const inProgress = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'

const down = () => Promise.reject<readonly Transaction[]>(new Error('down'))

async function setUp(answer: (query: Query, call: number) => Promise<readonly Transaction[]>) {
  const asked: Query[] = []
  const test = createOnrampTest({
    async transactions(query) {
      asked.push(query)
      const transactions = await answer(query, asked.length)
      return { transactions, ...(query.cursor === undefined ? { next: 'page-2' } : {}) }
    },
  })
  const flow = createOnrampActivityFlow(test.core)
  flow.start()
  await test.clock.idle()
  return {
    ...test,
    asked,
    flow,
    status: () => flow.store.getState().status,
    ids: () => flow.store.getState().purchases.map(({ id, status }) => `${id} ${status.slice(26)}`),
  }
}

describe('the purchases of an account', () => {
  it('are fetched for it, once when all of them are done', async () => {
    const { asked, clock, core, ids } = await setUp(async () => [testPurchase()])
    await clock.run(60_000)
    expect(asked).toEqual([{ account: core.session.address(), onramp: 'coinbase' }])
    expect(ids()).toEqual(['purchase SUCCESS'])
  })

  it('are fetched again every 3 s while one of this month is under way [A-115]', async () => {
    const { asked, clock, ids } = await setUp(async (_, call) => [
      testPurchase({
        minedAt: clockStart,
        ...[undefined, { status: inProgress }, { status: inProgress }][call],
      }),
    ])
    expect(ids()).toEqual(['purchase IN_PROGRESS'])
    await clock.run(2_999)
    expect(asked).toHaveLength(1)
    await clock.run(1)
    expect(asked).toHaveLength(2)
    expect(ids()).toEqual(['purchase IN_PROGRESS'])
    await clock.run(3_000)
    expect(ids()).toEqual(['purchase SUCCESS'])
    await clock.run(60_000)
    expect(asked).toHaveLength(3)
  })

  it('stay as they are while fetching them again fails', async () => {
    const under = async () => [testPurchase({ minedAt: clockStart, status: inProgress })]
    const next = inTurn(under, down, under)
    const { asked, clock, ids, toasts } = await setUp(() => next()())
    await clock.run(6_000)
    expect(asked).toHaveLength(3)
    expect([ids(), toasts()]).toEqual([['purchase IN_PROGRESS'], []])
  })

  it('that cannot be fetched say so and can be tried again [A-170]', async () => {
    const next = inTurn(down, async () => [])
    const { clock, flow, status, toasts } = await setUp(() => next()())
    expect([status(), toasts()]).toEqual(['failed', ['Failed to fetch transactions']])
    flow.send({ type: 'retry' })
    expect(status()).toBe('loading')
    await clock.idle()
    expect(status()).toBe('ready')
  })

  it('go on with the next page', async () => {
    const { asked, clock, flow, ids } = await setUp(async ({ cursor }) => [
      testPurchase({ id: String(cursor) }),
    ])
    flow.send({ type: 'more' })
    flow.send({ type: 'more' })
    await clock.idle()
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'page-2'])
    expect(ids()).toEqual(['undefined SUCCESS', 'page-2 SUCCESS'])
    expect(flow.store.getState().next).toBeUndefined()
  })

  it('are those of another account when it changes', async () => {
    const { clock, notify, ids } = await setUp(async ({ account }) => [
      testPurchase({ id: account.slice(0, 5) }),
    ])
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    expect(ids()).toEqual([])
    await clock.idle()
    expect(ids()).toEqual(['0x709 SUCCESS'])
  })
})

const clockStart = createOnrampTest().clock.now()
