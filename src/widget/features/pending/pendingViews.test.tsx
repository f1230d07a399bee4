import { expect, it } from 'vitest'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderNow } from '../../testing/renderNow.tsx'
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
  [{ status: 'dropped' }, 'The network no longer knows it'],
  [{ status: 'replaced' }, 'took its place'],
] as const)('explains %j with %s', (of, words) => {
  expect(pendingWords(setUp().core, { ...sent, ...of }).reason).toContain(words)
})

it('links a pending transaction to the explorer, and lets it be dismissed only when it is late', () => {
  const { add, core, pending } = setUp()
  add()
  const html = renderNow(core, PendingTransactions)
  expect(html).toContain(`href="https://etherscan.test/tx/${hash}"`)
  expect(html).not.toContain('Dismiss')
  pending.update(hash, { isLate: true })
  const late = renderNow(core, PendingTransactions)
  expect(late).toContain('This is taking longer than usual.')
  expect(late).toContain('aria-label="Dismiss: Sending 1,234.5 ETH"')
})

it('shows the reason of a failure on request', () => {
  const { add, core, pending } = setUp()
  add()
  pending.update(hash, { status: 'reverted' })
  const html = renderNow(core, PendingTransactions)
  expect(html).toMatch(/aria-expanded="false"[^>]*>Why\?/)
  expect(html).toMatch(/<p class="fy-sent-note"[^>]*hidden=""/)
})

it('shows three of many lines, with a button for all', () => {
  const { add, core } = setUp()
  for (let index = 0; index < 5; index += 1) add(`0x${String(index).repeat(64)}`)
  const html = renderNow(core, PendingTransactions)
  expect(html.match(/<li /g)).toHaveLength(3)
  expect(html).toContain('Show all (5)')
})

it('renders the live region without a role, and empty before the first announcement', () => {
  const { core } = setUp()
  const html = renderNow(core, PendingTransactions)
  expect(html).toContain('<span class="fy-hidden" aria-live="polite"></span>')
  expect(html).not.toContain('role="status"')
  expect(html).not.toContain('<ul')
})
