import { expect, it } from 'vitest'
import type { Chains } from '../../../backends/port/chains.ts'
import type { Transaction } from '../../../backends/port/services/history.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createHistory } from './history.ts'
import { receiptTimeout } from './receiptTimeout.ts'
import { sentTransactions } from './sentTransactions.ts'

const account = '0xF39fD6e51aad88F6F4ce6aB8827279cffFb92266'
const sent: Transaction = {
  id: '0x1',
  hash: '0x1',
  minedAt: 0,
  operationType: 'send',
  status: 'pending',
  sentFrom: account.toLowerCase(),
  sentTo: '0x90f79bf6eb2c4f870365e785982e1f101e93b906',
  chainId: 'eip155:1',
  transfers: [
    { direction: 'out', fungible: { name: 'Ether', symbol: 'ETH' }, quantity: { numeric: '1.5' } },
  ],
}

function setUp(chains: Partial<Chains> = {}, first = sent) {
  const test = createTestCore({ backend: { chains } })
  const { storage } = test.core.backend
  sentTransactions.put(storage, 'eip155', { ...first, minedAt: test.clock.now() })
  const statuses = async (query: { account: string; chainId: `eip155:${number}` }) => {
    const { transactions } = await test.core.use(createHistory).transactions(query)
    return transactions.map(({ status }) => status)
  }
  return { ...test, statuses, storage }
}

const mine = { account, chainId: 'eip155:1' } as const

it('takes the history from the service if there is one', async () => {
  const page = { transactions: [], next: 'more' }
  const { core } = createTestCore({
    backend: { history: { transactions: () => Promise.resolve(page) } },
  })
  expect(await core.use(createHistory).transactions({ account })).toBe(page)
})

it.each([
  ['success', 'confirmed'],
  ['reverted', 'failed'],
] as const)('reads the result of a sent transaction once: %s is %s', async (status, shown) => {
  let asked = 0
  const { statuses } = setUp({
    waitForReceipt: (_, hash, { timeoutMs }) => {
      asked += 1
      expect(timeoutMs).toBe(0)
      return Promise.resolve({ hash, status, blockNumber: 1n })
    },
  })
  expect(await statuses(mine)).toEqual([shown])
  expect(await statuses(mine)).toEqual([shown])
  expect(asked).toBe(1)
})

it('omits other accounts and networks', async () => {
  const { statuses } = setUp({}, { ...sent, status: 'confirmed' })
  expect(await statuses(mine)).toEqual(['confirmed'])
  expect(await statuses({ account, chainId: 'eip155:137' })).toEqual([])
  expect(await statuses({ account: sent.sentTo, chainId: 'eip155:1' })).toEqual([])
})

it('keeps a transaction pending if the chain does not show it, until another one has had its nonce for 10 s', async () => {
  const node: Record<string, unknown> = {
    eth_getTransactionByHash: { from: account, nonce: '0x3' },
    eth_getTransactionCount: '0x3',
  }
  const test = setUp({
    waitForReceipt: () => Promise.resolve(undefined),
    call: async (_, method) => node[method],
  })
  expect(await test.statuses(mine)).toEqual(['pending'])
  node['eth_getTransactionByHash'] = null
  await test.clock.run(receiptTimeout)
  expect(await test.statuses(mine)).toEqual(['pending'])
  node['eth_getTransactionCount'] = '0x4'
  expect(await test.statuses(mine)).toEqual(['pending'])
  await test.clock.run(10_000)
  expect(await test.statuses(mine)).toEqual(['replaced'])
})

it('a token transfer that moved nothing is failed', async () => {
  const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
  const effect = { event: 'transfer', token, decimals: 6, to: sent.sentTo } as const
  const test = setUp({
    waitForReceipt: async (_, hash) => ({ hash, status: 'success', blockNumber: 2n, logs: [] }),
    call: async () => `0x${'0'.repeat(64)}`,
  })
  sentTransactions.put(test.storage, 'eip155', { ...sent, effect })
  expect(await test.statuses(mine)).toEqual(['failed'])
})

it('keeps the status while the chain cannot be read', async () => {
  const test = setUp({ waitForReceipt: () => Promise.reject(new Error('down')) })
  expect(await test.statuses(mine)).toEqual(['pending'])
  expect(test.seen).toContainEqual(expect.objectContaining({ about: 'activity.sent' }))
})

it('keeps a transaction pending after its time if the chain still has it', async () => {
  const asked: unknown[] = []
  const test = setUp({
    waitForReceipt: () => Promise.resolve(undefined),
    call(_, method, params) {
      asked.push([method, ...params])
      return Promise.resolve({ hash: sent.hash })
    },
  })
  await test.clock.run(receiptTimeout)
  expect(await test.statuses(mine)).toEqual(['pending'])
  expect(asked).toEqual([['eth_getTransactionByHash', sent.hash]])
})

it("passes on the caller's signal, and is empty for purchases", async () => {
  const signals: (AbortSignal | undefined)[] = []
  const { core } = setUp({
    waitForReceipt(_network, _hash, { signal }) {
      signals.push(signal)
      return Promise.resolve(undefined)
    },
  })
  const history = core.use(createHistory)
  const { signal } = new AbortController()
  await history.transactions(mine, signal)
  await history.transactions(mine)
  const purchases = await history.transactions({ ...mine, onramp: 'coinbase' }, signal)
  expect([signals, purchases]).toEqual([[signal, undefined], { transactions: [] }])
})

it('matches an account in any case', async () => {
  const { statuses } = setUp({}, { ...sent, status: 'confirmed', sentFrom: account })
  expect(await statuses({ ...mine, account: account.toLowerCase() })).toEqual(['confirmed'])
})

it('ignores storage that was written by others', async () => {
  const test = setUp()
  for (const text of [
    '{',
    '{}',
    '[{"id":"0x1"}]',
    JSON.stringify([{ ...sent, transfers: [{}] }]),
  ]) {
    test.storage.set('@foyer/sent', text)
    expect(await test.statuses(mine)).toEqual([])
  }
})
