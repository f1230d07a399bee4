import { expect, it } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { keptPending } from './keptPending.ts'
import type { PendingTransaction } from './pendingTransaction.ts'

const key = '@foyer/pending'
const day = 24 * 60 * 60_000

const sent: PendingTransaction = {
  hash: `0x${'ab'.repeat(32)}`,
  kind: 'swap',
  chainId: 'eip155:1',
  account: '0x1111111111111111111111111111111111111111',
  isSmartAccount: false,
  paid: { amount: '1', symbol: 'ETH' },
  received: { amount: '3120.067', symbol: 'USDC' },
  sentAt: 0,
  status: 'pending',
}

it('keeps transactions over a reload, separately per namespace', () => {
  const { storage } = createTestCore().core.backend
  keptPending.write(storage, 'eip155', [sent])
  expect(keptPending.read(storage, 'eip155', day - 1)).toEqual([sent])
  expect(keptPending.read(storage, 'solana', 0)).toEqual([])
})

it.each(['success', 'reverted', 'unmoved', 'replaced', 'dropped'] as const)(
  'keeps a transaction with a result for a day: %s',
  (status) => {
    const { storage } = createTestCore().core.backend
    keptPending.write(storage, 'eip155', [{ ...sent, status }])
    expect(keptPending.read(storage, 'eip155', day - 1)).toHaveLength(1)
    expect(keptPending.read(storage, 'eip155', day)).toEqual([])
  },
)

it('keeps a transaction without a result for a week', () => {
  const { storage } = createTestCore().core.backend
  keptPending.write(storage, 'eip155', [sent])
  expect(keptPending.read(storage, 'eip155', 7 * day - 1)).toEqual([sent])
  expect(keptPending.read(storage, 'eip155', 7 * day)).toEqual([])
})

it('keeps the newest twenty, and no key for an empty list', () => {
  const { storage } = createTestCore().core.backend
  const many = Array.from({ length: 25 }, (_, index) => ({ ...sent, hash: `${index}` }))
  keptPending.write(storage, 'eip155', many)
  expect(keptPending.read(storage, 'eip155', 0)).toEqual(many.slice(0, 20))
  keptPending.write(storage, 'eip155', [])
  expect(storage.get(key)).toBeUndefined()
})

it.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['an unknown status', JSON.stringify([{ ...sent, status: 'lost' }])],
  ['an unknown kind', JSON.stringify([{ ...sent, kind: 'gift' }])],
  ['no time', JSON.stringify([{ ...sent, sentAt: 'now' }])],
  ['no amount', JSON.stringify([{ ...sent, paid: {} }])],
  ['an invalid amount', JSON.stringify([{ ...sent, received: { amount: 'x', symbol: 'E' } }])],
  ['an invalid effect', JSON.stringify([{ ...sent, effect: { event: 'transfer' } }])],
  ['an invalid nonce', JSON.stringify([{ ...sent, nonce: '1' }])],
])('treats a value of another origin as empty: %s', (_, text) => {
  const { storage } = createTestCore().core.backend
  storage.set(key, text)
  expect(keptPending.read(storage, 'eip155', 0)).toEqual([])
})
