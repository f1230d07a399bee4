import { expect, it } from 'vitest'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import type { FollowedTransaction, TransactionResult } from '../followTransaction.ts'
import { createPendingTransactions, seenFor } from './pendingTransactions.ts'

const hash = `0x${'ab'.repeat(32)}`
const transfer = {
  hash,
  kind: 'transfer',
  chainId: 'eip155:1' as ChainId,
  account: testAddress,
  paid: { amount: '1', symbol: 'ETH' },
} as const

function setUp(call: () => Promise<unknown> = async () => ({ from: testAddress, nonce: '0x7' })) {
  const test = createTestCore({ backend: { chains: { call } } })
  test.core.session.adopt(
    testConnector,
    createTestConnection({ accounts: [testAddress] }).connection,
  )
  const pending = test.core.use(createPendingTransactions)
  let settle: (result: FollowedTransaction) => void = () => {}
  const result = new Promise<FollowedTransaction>((resolve) => (settle = resolve))
  const kept = () => pending.store.getState().transactions
  return {
    ...test,
    pending,
    kept,
    add: () => pending.add(transfer, result),
    async settle(end: TransactionResult) {
      settle({ status: end })
      await test.clock.idle()
    },
  }
}

it('keeps a sent transaction with its nonce, and lets the pipeline wait for the result', async () => {
  const { add, clock, kept, pending, settle } = setUp()
  add()
  await clock.idle()
  expect(kept()).toEqual([
    { ...transfer, isSmartAccount: false, sentAt: clock.now(), status: 'pending', nonce: 7 },
  ])
  expect(pending.store.getState().followed).toEqual([hash])
  await settle('success')
  expect(kept()).toMatchObject([{ hash, status: 'success' }])
  expect(pending.store.getState().followed).toEqual([])
})

it.each(['pending', 'unknown'] as const)(
  'keeps a transaction pending and late when the pipeline stopped waiting: %s',
  async (end) => {
    const { add, kept, settle } = setUp()
    add()
    await settle(end)
    expect(kept()).toMatchObject([{ status: 'pending', isLate: true }])
  },
)

it('asks again for the nonce while another node may have the transaction', async () => {
  let asked = 0
  const answers = [null, null, { from: testAddress, nonce: '0x7' }]
  const { add, clock, kept } = setUp(async () => answers[asked++])
  add()
  await clock.run(4_999)
  expect([asked, kept()[0]?.nonce]).toEqual([2, undefined])
  await clock.run(1)
  expect([asked, kept()[0]?.nonce]).toEqual([3, 7])
  await clock.run(60_000)
  expect(asked).toBe(3)
})

it('gives up asking for a nonce that the chain never returns', async () => {
  let asked = 0
  const { add, clock, settle } = setUp(async () => {
    asked += 1
    return null
  })
  add()
  await clock.run(60_000)
  expect(asked).toBe(4)
  await settle('pending')
})

it('keeps a transaction without a nonce when the chain does not return it, and reports that', async () => {
  const { add, clock, kept, seen } = setUp(() =>
    Promise.reject(new FoyerError('chain.failed', 'down')),
  )
  add()
  await clock.idle()
  expect(kept()[0]?.nonce).toBeUndefined()
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'transaction.nonce' }))
})

it('restores the transactions after a reload, and from the data of another tab', () => {
  const { add, core, kept, pending } = setUp()
  add()
  const again = createPendingTransactions(core)
  expect(again.store.getState().transactions).toEqual(kept())
  again.dismiss(hash)
  core.session.store.setState({ status: 'disconnected', remembered: false }, true)
  expect(pending.store.getState().transactions).toEqual([])
})

it('keeps a seen success visible for a minute, and a failure until it is dismissed', async () => {
  const { add, clock, core, kept, pending, settle } = setUp()
  const reopen = () => {
    core.modal.setState({ open: false })
    core.modal.setState({ open: true })
  }
  add()
  await settle('success')
  await clock.run(seenFor)
  reopen()
  expect(kept()).toHaveLength(1)
  pending.update(hash, { seenAt: clock.now() })
  await clock.run(seenFor - 1)
  reopen()
  expect(kept()).toHaveLength(1)
  pending.update(hash, { status: 'reverted' })
  await clock.run(1)
  reopen()
  expect(kept()).toHaveLength(1)
  pending.update(hash, { status: 'success' })
  reopen()
  expect(kept()).toEqual([])
})

it('ends with the session', async () => {
  const { add, core, kept } = setUp()
  add()
  await core.session.disconnect()
  expect(kept()).toEqual([])
})

it('reports whether the lines are on the screen', () => {
  const { pending } = setUp()
  expect(pending.isShown()).toBe(false)
  pending.show(true)
  expect(pending.isShown()).toBe(true)
  pending.show(false)
  expect(pending.isShown()).toBe(false)
})
