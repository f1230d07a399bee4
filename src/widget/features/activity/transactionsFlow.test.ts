import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { History, Transaction } from '../../../backends/port/services/history.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { aTransaction, anNft } from './testing/aTransaction.ts'
import { createTransactionsFlow } from './transactionsFlow.ts'

type Answer = { transactions: readonly Transaction[]; next?: string } | FoyerError
type Query = Parameters<History['transactions']>[0]

/** A flow whose history returns these answers in turn, and then repeats the last one. */
function setUp(answers: readonly Answer[], chain: Readonly<Record<string, unknown>> = {}) {
  const asked: Query[] = []
  const test = createTestCore({
    backend: {
      history: {
        async transactions(query, signal) {
          signal?.throwIfAborted()
          asked.push(query)
          const answer = answers[Math.min(asked.length, answers.length) - 1]
          if (answer instanceof FoyerError || answer === undefined) throw answer
          return answer
        },
      },
      chains: { call: async (_, method) => chain[method] },
    },
  })
  test.core.session.adopt(testConnector, createTestConnection().connection)
  const flow = createTransactionsFlow(test.core)
  flow.start()
  const events = (name: string) =>
    test.seen.flatMap((each) =>
      each.type === 'analytics' && each.event.event === name ? [each.event.properties] : [],
    )
  const state = () => flow.store.getState()
  const ids = () => state().transactions.map(({ id }) => id)
  return { ...test, flow, asked, events, state, ids }
}

const down = new FoyerError('http.status', 'Down')
const one = (id: string, changes: Partial<Transaction> = {}) => aTransaction({ id, ...changes })
const older = (id: string, minedAt: number) => one(id, { minedAt })

describe('loading', () => {
  it('requests the account on the active network and shows the result [A-151]', async () => {
    const { clock, asked, state, ids } = setUp([{ transactions: [one('a')] }])
    expect(state().status).toBe('loading')
    await clock.idle()
    expect(asked).toEqual([{ account: testAddress, chainId: 'eip155:1' }])
    expect([state().status, ids()]).toEqual(['ready', ['a']])
  })

  it('continues with the cursor on request, and records it [A-151 A-027 A-167]', async () => {
    const { clock, flow, asked, events, ids } = setUp([
      { transactions: [older('a', 2)], next: 'c1' },
      { transactions: [older('b', 1)] },
    ])
    await clock.idle()
    flow.send({ type: 'more' })
    flow.send({ type: 'more' })
    await clock.idle()
    flow.send({ type: 'more' })
    await clock.idle()
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'c1'])
    expect(ids()).toEqual(['a', 'b'])
    expect(events('LOAD_MORE_TRANSACTIONS')).toEqual([
      { address: testAddress, projectId: 'project', cursor: 'c1', isSmartAccount: false },
    ])
  })

  it('skips pages without a visible entry', async () => {
    const spam = one('spam', { transfers: [anNft({ spam: true })] })
    const { clock, asked, ids } = setUp([
      { transactions: [spam], next: 'c1' },
      { transactions: [one('elsewhere', { chainId: 'eip155:137' })], next: 'c2' },
      { transactions: [one('a')], next: 'c3' },
    ])
    await clock.idle()
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'c1', 'c2'])
    expect(ids()).toEqual(['a'])
  })

  it('pauses after 5 pages without a visible entry, until the visitor continues', async () => {
    const spam = one('spam', { transfers: [anNft({ spam: true })] })
    const { clock, flow, asked, state } = setUp([{ transactions: [spam], next: 'on' }])
    await clock.idle()
    expect(asked).toHaveLength(5)
    expect(state()).toEqual({ status: 'ready', transactions: [], next: 'on', paused: true })
    await clock.run(60_000)
    expect(asked).toHaveLength(5)
    flow.send({ type: 'more' })
    expect(state().status).toBe('more')
    await clock.idle()
    expect(asked).toHaveLength(10)
    expect(state().paused).toBe(true)
  })

  it('continues by itself once an entry is shown, and ends at the last page', async () => {
    const elsewhere = { transactions: [one('x', { chainId: 'eip155:137' })], next: 'on' }
    const { clock, flow, state, ids } = setUp([
      ...Array.from({ length: 5 }, () => elsewhere),
      { transactions: [one('a')], next: 'c' },
      ...Array.from({ length: 4 }, () => elsewhere),
      { transactions: [] },
    ])
    await clock.idle()
    flow.send({ type: 'more' })
    await clock.idle()
    expect([ids(), state().paused]).toEqual([['a'], false])
    flow.send({ type: 'more' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'ready', next: undefined, paused: false })
  })

  it('reports that a later page failed and keeps the earlier ones; only the visitor retries', async () => {
    const { asked, clock, flow, toasts, events, state, ids } = setUp([
      { transactions: [one('a')], next: 'c1' },
      down,
      { transactions: [one('b')] },
    ])
    await clock.idle()
    flow.send({ type: 'more' })
    await clock.idle()
    expect(state()).toMatchObject({ status: 'failed', next: 'c1', paused: false })
    expect(ids()).toEqual(['a'])
    expect(toasts()).toEqual([])
    expect(events('ERROR_FETCH_TRANSACTIONS')).toMatchObject([
      { address: testAddress, cursor: 'c1' },
    ])
    flow.send({ type: 'more' })
    await clock.run(60_000)
    expect(state().status).toBe('failed')
    flow.send({ type: 'retry' })
    await clock.idle()
    expect(ids()).toEqual(['a', 'b'])
    expect(asked.at(-1)).toMatchObject({ cursor: 'c1' })
  })

  it('ignores a result that arrives after leaving', async () => {
    const { clock, flow, toasts, events } = setUp([down])
    flow.stop()
    await clock.idle()
    expect([toasts(), events('ERROR_FETCH_TRANSACTIONS')]).toEqual([[], []])
  })
})

describe('while something is pending', () => {
  const pending = one('p', { status: 'pending', minedAt: 100 })

  it('fetches again every 3 s until the transaction is mined', async () => {
    const { clock, asked, state } = setUp([
      { transactions: [pending, older('a', 1)] },
      { transactions: [pending, older('a', 1)] },
      { transactions: [one('p', { minedAt: 101 }), older('a', 1)] },
    ])
    await clock.run(2_999)
    expect(asked).toHaveLength(1)
    await clock.run(1)
    expect(asked).toHaveLength(2)
    await clock.run(60_000)
    expect(asked).toHaveLength(3)
    expect(state().transactions[0]).toMatchObject({ id: 'p', status: 'confirmed' })
  })

  it('shows that a transaction was replaced when the chain does not know it', async () => {
    const chain = { eth_getTransactionByHash: null, eth_getTransactionCount: '0x4' }
    const { clock, asked, state } = setUp(
      [{ transactions: [pending] }, { transactions: [older('a', 1)] }],
      chain,
    )
    await clock.run(60_000)
    expect(state().transactions.map(({ id, status }) => [id, status])).toEqual([
      ['p', 'replaced'],
      ['a', 'confirmed'],
    ])
    expect(asked).toHaveLength(2)
  })

  it.each(['pending', 'confirmed'])(
    'shows the transaction with the same nonce that replaced it, which is %s',
    async (status) => {
      const successor = one('s', { minedAt: 102, hash: `0x${'cd'.repeat(32)}`, status })
      const stranger = one('x', { hash: `0x${'ef'.repeat(32)}`, sentFrom: `0x${'1'.repeat(40)}` })
      const mined = one('s', { minedAt: 102, hash: successor.hash })
      const { clock, state } = setUp(
        [
          { transactions: [pending] },
          { transactions: [stranger, successor] },
          { transactions: [mined] },
        ],
        { eth_getTransactionByHash: null, eth_getTransactionCount: '0x3' },
      )
      await clock.run(3_000)
      const fate = { id: 'p', status: 'replaced', replacedBy: successor.hash, hash: pending.hash }
      expect(state().transactions.find(({ id }) => id === 'p')).toMatchObject(fate)
      await clock.run(60_000)
      expect(state().transactions.find(({ id }) => id === 'p')).toMatchObject(fate)
    },
  )

  it('keeps a transaction that the chain still knows but the history does not', async () => {
    const { clock, asked, state } = setUp([{ transactions: [pending] }, { transactions: [] }], {
      eth_getTransactionByHash: { hash: pending.hash },
    })
    await clock.run(6_000)
    expect(asked).toHaveLength(3)
    expect(state().transactions).toEqual([pending])
  })

  it('keeps the list when a refresh fails, and tries again', async () => {
    const { clock, toasts, ids, asked } = setUp([
      { transactions: [pending] },
      down,
      { transactions: [one('p', { minedAt: 101 })] },
    ])
    await clock.run(3_000)
    expect([ids(), toasts()]).toEqual([['p'], []])
    await clock.run(3_000)
    expect(asked).toHaveLength(3)
  })

  it('keeps the position in older pages', async () => {
    const { clock, flow, asked, ids } = setUp([
      { transactions: [pending, older('a', 50)], next: 'c1' },
      { transactions: [older('b', 40)], next: 'c2' },
      { transactions: [one('p', { minedAt: 101 }), older('a', 50)], next: 'c1' },
      { transactions: [older('c', 30)] },
    ])
    await clock.idle()
    flow.send({ type: 'more' })
    await clock.run(3_000)
    expect(ids()).toEqual(['p', 'a', 'b'])
    flow.send({ type: 'more' })
    await clock.idle()
    expect(asked.at(-1)?.cursor).toBe('c2')
    expect(ids()).toEqual(['p', 'a', 'b', 'c'])
  })
})

it('requests the network that is active on creation [A-116]', async () => {
  const { clock, core, asked } = setUp([{ transactions: [] }])
  core.networks.setActive('eip155:137')
  createTransactionsFlow(core).start()
  await clock.idle()
  expect(asked.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:137'])
})
