import { expect, it } from 'vitest'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import type {
  FollowedTransaction,
  TransactionResult,
} from '../../money/transaction/followTransaction.ts'
import { createPendingTransactions } from '../../money/transaction/pending/pendingTransactions.ts'
import { createPendingFlow, pauseAfter } from './pendingFlow.ts'

const hash = `0x${'ab'.repeat(32)}`
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function setUp() {
  const chain: { receipt?: 'success' | 'reverted'; down?: boolean } = {}
  const looks: number[] = []
  const test = createTestCore({
    backend: {
      chains: {
        call: async () => ({ from: testAddress, nonce: '0x7' }),
        waitForReceipt: async (_, of) => {
          looks.push(test.clock.now())
          if (chain.down) throw new FoyerError('chain.failed', 'down')
          return chain.receipt && { hash: of, status: chain.receipt, blockNumber: 1n }
        },
      },
    },
  })
  const { core, clock } = test
  core.session.adopt(testConnector, createTestConnection({ accounts: [testAddress] }).connection)
  const pending = core.use(createPendingTransactions)
  let release: (result: TransactionResult) => void = () => {}
  const result = new Promise<FollowedTransaction>((resolve) => {
    release = (status) => resolve({ status })
  })
  const add = (account = testAddress) =>
    pending.add(
      {
        hash,
        kind: 'transfer',
        chainId: 'eip155:1' as ChainId,
        account,
        paid: { amount: '1', symbol: 'ETH' },
      },
      result,
    )
  const status = () => pending.store.getState().transactions[0]?.status
  return {
    ...test,
    chain,
    looks,
    pending,
    release,
    add,
    status,
    clock,
    flow: createPendingFlow(core),
  }
}

it('polls the chain every 4 s after the pipeline stopped waiting, until the result is known [A-183]', async () => {
  const { add, chain, clock, flow, looks, release, status } = setUp()
  flow.start()
  add()
  await clock.run(25_000)
  expect(looks).toEqual([])
  release('pending')
  await clock.idle()
  expect(looks).toHaveLength(1)
  await clock.run(4_000)
  expect(looks).toHaveLength(2)
  expect(status()).toBe('pending')
  chain.receipt = 'reverted'
  await clock.run(4_000)
  expect(status()).toBe('reverted')
  await clock.run(60_000)
  expect(looks).toHaveLength(3)
})

it.each([
  [0, 4_000],
  [120_000, 15_000],
  [600_000, 60_000],
])('pauses, at an age of %d ms, for %d ms', (age, pause) => {
  expect(pauseAfter(age)).toBe(pause)
})

it('shows no result while the chain does not answer, and keeps polling', async () => {
  const { add, chain, clock, core, looks, release, seen, status } = setUp()
  chain.down = true
  add()
  release('unknown')
  await clock.idle()
  createPendingFlow(core).start()
  await clock.idle()
  expect(status()).toBe('pending')
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'pending' }))
  chain.down = false
  chain.receipt = 'success'
  await clock.run(4_000)
  expect([status(), looks.length]).toEqual(['success', 2])
})

it('polls at once when the page becomes visible, and never while it is hidden', async () => {
  const { add, chain, clock, flow, looks, release, status } = setUp()
  flow.start()
  add()
  flow.stop()
  release('pending')
  await clock.run(60_000)
  expect(looks).toEqual([])
  chain.receipt = 'success'
  flow.start()
  await clock.run(4_000)
  expect(status()).toBe('success')
})

it('the flow does not poll the transactions of another account', async () => {
  const { add, clock, flow, looks, release } = setUp()
  flow.start()
  add(other)
  release('pending')
  await clock.run(60_000)
  expect(looks).toEqual([])
})

it('refreshes the balance when the result is known', async () => {
  const { add, chain, clock, core, flow, release } = setUp()
  add()
  release('pending')
  await clock.idle()
  const statuses: string[] = []
  core.account.subscribe(({ balanceStatus }) => statuses.push(balanceStatus))
  chain.receipt = 'success'
  flow.start()
  await clock.run(4_000)
  expect(statuses).toContain('loading')
})
