// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import type { PendingTransaction } from '../../money/transaction/pending/pendingTransaction.ts'
import { createPendingTransactions } from '../../money/transaction/pending/pendingTransactions.ts'
import { pendingWords } from './pendingWords.ts'
import { PendingTransactions } from './public/PendingTransactions.tsx'

const hash = `0x${'ab'.repeat(32)}`

const sent: PendingTransaction = {
  hash,
  kind: 'transfer',
  chainId: 'eip155:1',
  account: testAddress,
  isSmartAccount: false,
  paid: { amount: '1234.5', symbol: 'ETH' },
  sentAt: 0,
  status: 'pending',
}
const received = { amount: '3120.067633', symbol: 'USDC' }
const dust = { amount: '0.0000004', symbol: 'WBTC' }
const longPaid = { amount: '1234.567890123', symbol: 'ETH' }

function setUp() {
  const { core } = createTestCore({ backend: { chains: { call: async () => null } } })
  core.session.adopt(testConnector, createTestConnection({ accounts: [testAddress] }).connection)
  const pending = core.use(createPendingTransactions)
  const { kind, chainId, account, paid } = sent
  const result = new Promise<never>(() => undefined)
  const add = (of: string = hash) => pending.add({ hash: of, kind, chainId, account, paid }, result)
  return { core, pending, add }
}

it.each([
  [{}, 'Sending 1,234.5 ETH'],
  [{ status: 'success' }, 'Sent 1,234.5 ETH'],
  [{ status: 'reverted' }, 'Failed to send 1,234.5 ETH'],
  [{ status: 'unmoved' }, 'Failed to send 1,234.5 ETH'],
  [{ status: 'unmoved', kind: 'approval' }, 'Failed to approve 1,234.5 ETH'],
  [{ status: 'dropped' }, 'Transaction dropped: 1,234.5 ETH'],
  [{ status: 'replaced' }, 'Transaction replaced: 1,234.5 ETH'],
  [{ kind: 'swap', received }, 'Swapping 1,234.5 ETH for 3,120.067 USDC'],
  [{ kind: 'swap', received, status: 'success' }, 'Swapped 1,234.5 ETH for 3,120.067 USDC'],
  [{ kind: 'swap', received: dust }, 'Swapping 1,234.5 ETH for <0.001 WBTC'],
  [{ kind: 'swap', paid: longPaid, received }, 'Swapping 1,234.56789 ETH for 3,120.067 USDC'],
  [{ paid: longPaid }, 'Sending 1,234.567890123 ETH'],
  [{ kind: 'swap', received, status: 'reverted' }, 'Failed to swap 1,234.5 ETH'],
  [{ kind: 'approval' }, 'Approving 1,234.5 ETH'],
  [{ kind: 'approval', status: 'success' }, 'Approved 1,234.5 ETH'],
  [{ kind: 'approval', status: 'reverted' }, 'Failed to approve 1,234.5 ETH'],
  [{ chainId: 'eip155:8453' as ChainId }, 'Sending 1,234.5 ETH · Base'],
] as const)('titles %j with %s', (of, title) => {
  expect(pendingWords(setUp().core, { ...sent, ...of }).title).toBe(title)
})

it.each([
  [{ status: 'reverted' }, 'Nothing was moved'],
  [{ status: 'reverted', kind: 'swap' }, 'Nothing was swapped'],
  [{ status: 'dropped' }, 'did not confirm it in time'],
  [{ status: 'unmoved' }, 'the token did not carry it out'],
  [{ status: 'replaced' }, 'took its place'],
] as const)('explains %j with %s', (of, words) => {
  expect(pendingWords(setUp().core, { ...sent, ...of }).reason).toContain(words)
})

const day = 24 * 60 * 60_000

it.each([
  [{}, 0, undefined],
  [{ isUnseen: true }, 0, undefined],
  [{ isLate: true }, 60_000, 'This is taking longer than usual.'],
  [{ isLate: true, isUnseen: true }, 60_000, 'Not visible on the network yet. It may still go'],
  [{ isLate: true, isUnseen: true }, day - 1, 'Not visible on the network yet.'],
  [{ isLate: true, isUnseen: true }, day, 'Nothing seen for a day. It may still go through'],
  [{ isLate: true }, day, 'This is taking longer than usual.'],
  [{ isLate: true, isUnseen: true, status: 'success' }, day, undefined],
] as const)('says of %j after %i ms: %s', (of, age, note) => {
  const { core } = setUp()
  const now = core.backend.clock.now()
  const words = pendingWords(core, { ...sent, ...of, sentAt: now - age })
  expect(words.note?.slice(0, note?.length)).toBe(note)
})

it('links a pending transaction to the explorer, and lets it be dismissed only when it is late', async () => {
  const { add, core, pending } = setUp()
  add()
  const { getAllByText, getByRole, queryByRole, user } = showView(core, PendingTransactions)
  const link = getByRole('link', { name: /Sending 1,234.5 ETH/ })
  expect(link.getAttribute('href')).toBe(`https://etherscan.test/tx/${hash}`)
  expect(queryByRole('button', { name: /Dismiss/ })).toBeNull()
  act(() => pending.update(hash, { isLate: true }))
  expect(getAllByText(/This is taking longer than usual\./, { selector: 'p' })).toHaveLength(1)
  await user.click(getByRole('button', { name: 'Dismiss: Sending 1,234.5 ETH' }))
  expect(queryByRole('link')).toBeNull()
})

it('shows the reason of a failed transaction when the visitor asks why', async () => {
  const { add, core, pending } = setUp()
  add()
  pending.update(hash, { status: 'reverted' })
  const { getByRole, getByText, user } = showView(core, PendingTransactions)
  const why = getByRole('button', { name: /Why\?/ })
  const reason = getByText(/Nothing was moved/)
  expect(why.getAttribute('aria-expanded')).toBe('false')
  expect(reason.hidden).toBe(true)
  await user.click(why)
  expect(why.getAttribute('aria-expanded')).toBe('true')
  expect(reason.hidden).toBe(false)
})

it('lets the check of a success draw itself only the first time that it is shown', () => {
  const { add, core, pending } = setUp()
  add()
  pending.update(hash, { status: 'success' })
  const isNew = ({ getByRole }: ReturnType<typeof showView>) =>
    getByRole('listitem').hasAttribute('data-new')
  const first = showView(core, PendingTransactions)
  expect(isNew(first)).toBe(true)
  act(() => pending.show(true))
  expect(isNew(first)).toBe(true)
  first.container.remove()
  expect(isNew(showView(core, PendingTransactions))).toBe(false)
})

it('folds several transactions into the newest one, and unfolds them', async () => {
  const { add, core } = setUp()
  for (let index = 0; index < 5; index += 1) add(`0x${String(index).repeat(64)}`)
  const { getAllByRole, getByRole, queryByRole, user } = showView(core, PendingTransactions)
  expect(getAllByRole('listitem')).toHaveLength(1)
  expect(queryByRole('link')).toBeNull()
  const toggle = getByRole('button', { name: '5 recent' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  expect(getAllByRole('listitem')).toHaveLength(5)
  expect(getAllByRole('link')).toHaveLength(5)
  await user.click(toggle)
  expect(getAllByRole('listitem')).toHaveLength(1)
})

it.each([{ status: 'reverted' }, { isLate: true }] as const)(
  'does not fold an older transaction with %j, which needs attention',
  (news) => {
    const { add, core, pending } = setUp()
    add()
    pending.update(hash, news)
    add(`0x${'1'.repeat(64)}`)
    expect(showView(core, PendingTransactions).getAllByRole('listitem')).toHaveLength(2)
  },
)

it('announces a success that no line has shown yet', () => {
  const { add, core, pending } = setUp()
  add()
  pending.update(hash, { status: 'success', sentAt: core.backend.clock.now() - 20_000 })
  const news = () =>
    showView(core, PendingTransactions).container.querySelector('[aria-live]')?.textContent
  expect([news(), news()]).toEqual(['Sent 1,234.5 ETH', ''])
})

it('renders the live region without a role, and empty before the first announcement', () => {
  const { core } = setUp()
  const { container, queryByRole } = showView(core, PendingTransactions)
  expect(container.querySelector('.fy-hidden[aria-live="polite"]')?.textContent).toBe('')
  expect(queryByRole('status')).toBeNull()
  expect(queryByRole('list')).toBeNull()
})
