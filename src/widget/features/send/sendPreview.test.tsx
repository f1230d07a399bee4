// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { testNetworks } from '../../testing/testNetworks.ts'
import { showView } from '../../testing/showView.tsx'
import { SendProblemNote } from './parts/SendProblemNote.tsx'
import type { SendDraft } from './rules/sendRules.ts'
import { SendSummary } from './parts/SendSummary.tsx'
import { SendWarnings } from './parts/SendWarnings.tsx'
import { createSendTest, other, vera } from './testing/sendTest.ts'
import { testDraft } from './testing/testDraft.ts'
import { usdc } from './testing/testTokens.ts'
import { transactionSummary } from './public/transactionSummary.ts'

describe('the preview', () => {
  const showSummary = (change: Partial<SendDraft> = {}, known?: string) =>
    showView(createSendTest().core, () => (
      <SendSummary
        draft={{ ...testDraft, ...change }}
        network={testNetworks.ethereum}
        warnings={known === undefined ? [] : [{ kind: 'lookAlike', known }]}
      />
    ))

  it('shows token, amount and recipient, with every character of the address [A-064]', () => {
    const { container, getAllByText, getByRole } = showSummary()
    expect(container.textContent).toMatch(/1\.5 ETH.*\$4,800\.00.*vera\.eth.*0x14dC\.\.\.9955/)
    expect(getAllByText('vera.eth')).toHaveLength(1)
    const whole = getByRole('img', { name: `Full address: ${vera}` })
    const groups = [...whole.children].map(({ textContent }) => textContent)
    expect(groups.slice(0, 4)).toEqual(['0x', '14dC', '7996', '4da2'])
    expect(groups.join('')).toBe(vera)
  })

  it('shows the exact amount beside a rounded one [A-188]', () => {
    const { getAllByText } = showSummary({ token: usdc, sendTokenAmount: '25.123456' })
    expect(getAllByText('25.12346 USDC')).toHaveLength(1)
    expect(getAllByText(/^Exact amount 25\.123456/)).toHaveLength(1)
    expect(showSummary().queryByText(/Exact amount/)).toBeNull()
  })

  it('marks the characters in which a look-alike differs', () => {
    const { getByRole } = showSummary({}, `0x14dC${'0'.repeat(32)}9955`)
    const whole = getByRole('img', { name: `Full address: ${vera}` })
    expect(whole.querySelectorAll('[data-differs]')).toHaveLength(8)
  })

  it('shows amount, currency, pictures and addresses [A-104]', () => {
    expect(transactionSummary(testDraft, testNetworks.ethereum, 'blob:eth')).toEqual({
      amount: '1.5',
      networkCurrency: 'ETH',
      networkImageUrl: 'blob:eth',
      receiverAddress: vera,
      addressExplorerUrl: `https://etherscan.test/address/${vera}`,
    })
    expect(transactionSummary(testDraft, testNetworks.polygon, undefined)).toMatchObject({
      addressExplorerUrl: undefined,
    })
  })

  it.each([
    [{ kind: 'nameChanged', name: 'a.eth', now: other }, 'a.eth now points to a different address'],
    [{ kind: 'nameGone', name: 'a.eth' }, 'a.eth no longer points to an address'],
    [{ kind: 'nameUnchecked', name: 'a.eth' }, "a.eth couldn't be checked again"],
    [{ kind: 'account' }, 'Another account is active'],
    [{ kind: 'chain' }, 'on another network'],
    [{ kind: 'units' }, "units don't match its balance"],
    [{ kind: 'changed' }, 'changed in the meantime'],
  ] as const)('shows the reason why nothing was sent: %s', (problem, words) => {
    const note = () => <SendProblemNote problem={problem} />
    const alert = showView(createSendTest().core, note).getByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(alert.textContent).toContain('Nothing was sent')
  })
})

it('gives each warning a name of its own', () => {
  const { getAllByRole } = showView(createSendTest().core, () => (
    <SendWarnings
      warnings={[
        { kind: 'lookAlike', known: vera },
        { kind: 'ownAccount' },
        { kind: 'token' },
        { kind: 'burn' },
        { kind: 'contract' },
      ]}
    />
  ))
  const alerts = getAllByRole('alert')
  expect(alerts.map((alert) => alert.getAttribute('aria-label'))).toEqual([
    'Look-alike address',
    'Your own account',
    'Token address',
    'No wallet address',
    'Contract address',
  ])
  expect(alerts[0]?.textContent).toContain('0x14dC...9955')
})
