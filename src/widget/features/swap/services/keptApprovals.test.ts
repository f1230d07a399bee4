import { expect, it } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { keptApprovals } from './keptApprovals.ts'

const key = '@foyer/approvals'
const approval = {
  hash: '0xab',
  kind: 'approve',
  chainId: 'eip155:1',
  user: '0x1',
  token: '0x2',
  symbol: 'USDC',
  amount: 100n,
  amountText: '0.0001',
  isSmartAccount: false,
  sentAt: 1_000,
} as const
const day = 24 * 60 * 60_000

it('stores approvals as text, and removes the key with the last one', () => {
  const { storage } = createTestCore().core.backend
  keptApprovals.write(storage, [approval])
  expect(keptApprovals.read(storage, 1_000)).toEqual([approval])
  keptApprovals.write(storage, [])
  expect(storage.get(key)).toBeUndefined()
})

it('forgets an approval after a day', () => {
  const { storage } = createTestCore().core.backend
  keptApprovals.write(storage, [approval])
  expect(keptApprovals.read(storage, 1_000 + day - 1)).toHaveLength(1)
  expect(keptApprovals.read(storage, 1_000 + day)).toEqual([])
})

it.each([
  'x',
  '{}',
  '[1]',
  JSON.stringify([{ ...approval, amount: 'much' }]),
  JSON.stringify([{ ...approval, amount: '1', symbol: 7 }]),
])('treats %s under its key as empty', (text) => {
  const { storage } = createTestCore().core.backend
  storage.set(key, text)
  expect(keptApprovals.read(storage, 1_000)).toEqual([])
})
