import { describe, expect, it } from 'vitest'
import type { History, Transaction } from '../../../../backends/port/services/history.ts'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { createOnrampActivityFlow } from './onrampActivityFlow.ts'
import { createOnrampTest, testPurchase } from '../testing/onrampTest.ts'
import { inTurn } from '../testing/inTurn.ts'

type Query = Parameters<History['transactions']>[0]

const inProgress = 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'

const down = () => Promise.reject<readonly Transaction[]>(new Error('down'))

async function setUp(
  answer: (query: Query, call: number) => Promise<readonly Transaction[]>,
  { connected = true, withHistory = true } = {},
) {
  const asked: Query[] = []
  const test = createOnrampTest({
    connected,
    withHistory,
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
  it("fetches an account's purchases once when all of them are done", async () => {
    const { asked, clock, core, ids } = await setUp(async () => [testPurchase()])
    await clock.run(60_000)
    expect(asked).toEqual([{ account: core.session.address(), onramp: 'coinbase' }])
    expect(ids()).toEqual(['purchase SUCCESS'])
  })

  it('fetches again every 3 s while a purchase of this month is in progress [A-115]', async () => {
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

  it('reloads the balance once the last purchase has ended, and shows the result', async () => {
    const under = async () => [testPurchase({ minedAt: clockStart, status: inProgress })]
    const next = inTurn(under, under, async () => [testPurchase({ minedAt: clockStart })])
    const { clock, core, toasts } = await setUp(() => next()())
    let reads = 0
    core.refreshBalance = async () => void (reads += 1)
    await clock.run(3_000)
    expect(reads).toBe(0)
    await clock.run(60_000)
    expect(reads).toBe(1)
    expect(toasts()).toEqual(['Purchase complete'])
  })

  it('keeps the purchases while a refresh fails', async () => {
    const under = async () => [testPurchase({ minedAt: clockStart, status: inProgress })]
    const next = inTurn(under, down, under)
    const { asked, clock, ids, seen, toasts } = await setUp(() => next()())
    await clock.run(6_000)
    expect(asked).toHaveLength(3)
    expect([ids(), toasts()]).toEqual([['purchase IN_PROGRESS'], []])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'onramp.refetch' }))
  })

  it('the flow does not fetch the purchases again while the service has not answered', async () => {
    const under = async () => [testPurchase({ minedAt: clockStart, status: inProgress })]
    const next = inTurn(under, () => new Promise<readonly Transaction[]>(() => undefined))
    const { asked, clock } = await setUp(() => next()())
    await clock.run(12_000)
    expect(asked).toHaveLength(2)
  })

  it('allows a retry after a failure', async () => {
    const next = inTurn(down, async () => [])
    const { clock, flow, seen, status, toasts } = await setUp(() => next()())
    expect([status(), toasts()]).toEqual(['failed', []])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'onramp.activity' }))
    flow.send({ type: 'retry' })
    expect(status()).toBe('loading')
    await clock.idle()
    expect(status()).toBe('ready')
  })

  it('continues with the next page', async () => {
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

  it('loads the purchases of another account when it changes', async () => {
    const { clock, notify, ids } = await setUp(async ({ account }) => [
      testPurchase({ id: account.slice(0, 5) }),
    ])
    notify.accountsChanged([other])
    expect(ids()).toEqual([])
    await clock.idle()
    expect(ids()).toEqual(['0x709 SUCCESS'])
  })

  it('loads the purchases of another account when it changes during the first page', async () => {
    const late = createDeferred<readonly Transaction[]>()
    const next = inTurn(late.promise, Promise.resolve([testPurchase({ id: 'mine' })]))
    const { asked, clock, notify, ids } = await setUp(() => next())
    notify.accountsChanged([other])
    late.resolve([testPurchase({ id: 'theirs' })])
    await clock.idle()
    expect(asked.map(({ account }) => account)).toEqual([testAddress, other])
    expect(ids()).toEqual(['mine SUCCESS'])
  })

  it('keeps the list when the next page fails, and shows an error [A-170]', async () => {
    const next = inTurn(async () => [testPurchase()], down)
    const { clock, flow, ids, status, toasts } = await setUp(() => next()())
    flow.send({ type: 'more' })
    await clock.idle()
    expect([status(), ids()]).toEqual(['ready', ['purchase SUCCESS']])
    expect(toasts()).toEqual(['Failed to fetch transactions'])
  })

  it('loads no page of the previous account', async () => {
    const late = createDeferred<readonly Transaction[]>()
    const first = Promise.resolve([testPurchase({ id: 'first' })])
    const next = inTurn(first, late.promise, Promise.resolve([testPurchase({ id: 'mine' })]))
    const { asked, clock, flow, notify, ids } = await setUp(() => next())
    flow.send({ type: 'more' })
    notify.accountsChanged([other])
    late.resolve([testPurchase({ id: 'theirs' })])
    await clock.idle()
    expect(asked.at(-1)).toEqual({ account: other, onramp: 'coinbase' })
    expect(ids()).toEqual(['mine SUCCESS'])
  })

  it('loads the purchases of another account even after they failed for the previous one', async () => {
    const next = inTurn(down, async () => [testPurchase()])
    const { clock, notify, ids } = await setUp(() => next()())
    notify.accountsChanged([other])
    await clock.idle()
    expect(ids()).toEqual(['purchase SUCCESS'])
  })

  it('keeps the purchases when only the network changes, or the session ends', async () => {
    const { asked, clock, core, notify, ids } = await setUp(async () => [testPurchase()])
    notify.chainChanged('eip155:137')
    await core.session.disconnect()
    await clock.idle()
    expect(asked).toHaveLength(1)
    expect(ids()).toEqual(['purchase SUCCESS'])
  })

  it.each([{ connected: false }, { withHistory: false }])(
    'shows no purchases and no error with %o',
    async (options) => {
      const { asked, status, toasts } = await setUp(async () => [testPurchase()], options)
      expect([asked, status(), toasts()]).toEqual([[], 'ready', []])
    },
  )
})

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const clockStart = createOnrampTest().clock.now()
