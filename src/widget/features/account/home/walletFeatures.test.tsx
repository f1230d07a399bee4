// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { TokenBalancesState } from '../../../money/balances/tokenBalances.ts'
import { createApprovalTest } from '../../../testing/approvalTest.ts'
import { showView } from '../../../testing/showView.tsx'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import AccountView from '../AccountView.tsx'
import { openEntry } from '../openEntry.ts'
import type { AccountEntry } from '../accountRules.ts'

const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 1000,
  value: 1234.5,
  quantity: { numeric: '1.2345', decimals: 18 },
}

function showAccount(state: Partial<TokenBalancesState> = {}, currentTab = 0) {
  const { core, views } = createApprovalTest()
  core.account.setState({ currentTab })
  const shown = showView(core, AccountView)
  act(() => core.use(createTokenBalances).store.setState(state))
  return { ...shown, core, views }
}

const words = (...given: Parameters<typeof showAccount>) =>
  showAccount(...given).container.textContent

const known = { status: 'ready', known: true } as const

describe('the account of a login with wallet features', () => {
  it('shows network icon and profile button, and no disconnect row [A-006 A-007]', () => {
    const { getByRole, queryByText } = showAccount()
    const chip = getByRole('button', { name: /Profile/ })
    expect(within(chip).getAllByRole('img', { name: 'Ethereum' })).toHaveLength(1)
    expect(queryByText('Disconnect')).toBeNull()
  })

  it('splits the total value into dollars and cents [A-009 A-150]', () => {
    const tokens = [ether, { ...ether, value: 0.255, address: '0x1' as const }]
    const cents = showAccount({ ...known, tokens }).getByText('.76')
    expect(cents.parentElement?.textContent).toContain('$1,234.76')
  })

  it('selects the one of three tabs that is in the account state, and keeps a chosen tab there [A-011 A-012]', async () => {
    const { core, getAllByRole, getByRole, user } = showAccount({ ...known, tokens: [ether] }, 1)
    const selected = () =>
      getAllByRole('tab').map((tab) => `${tab.textContent} ${tab.getAttribute('aria-selected')}`)
    expect(selected()).toEqual(['Tokens false', 'NFTs true', 'Activity false'])
    await user.click(getByRole('tab', { name: 'Tokens' }))
    expect(selected()).toEqual(['Tokens true', 'NFTs false', 'Activity false'])
    expect(core.account.getState().currentTab).toBe(0)
  })

  it('announces NFTs for later, with a button to receive funds [A-017]', async () => {
    const { getAllByText, getByRole, user, views } = showAccount({}, 1)
    expect(getAllByText('Coming soon')).toHaveLength(1)
    expect(getAllByText('Stay tuned for our upcoming NFT feature')).toHaveLength(1)
    await user.click(getByRole('button', { name: 'Receive funds' }))
    expect(views().at(-1)).toBe('WalletReceive')
  })

  it('shows placeholder rows while loading, and keeps the list when the next load fails [A-169]', () => {
    expect(words({ status: 'loading' })).toContain('Loading')
    const failed = words({ status: 'failed', known: true, tokens: [ether] })
    expect(failed).toContain('$1,234')
    expect(failed).toContain('May be out of date')
    expect(failed).not.toContain('Failed to fetch token balance')
    expect(words({ status: 'failed' })).toContain('Failed to fetch token balance')
  })

  it('offers only available actions for an empty account [A-016]', () => {
    const shown = words(known)
    expect(shown).toContain('Receive funds')
    expect(shown).toContain('Transfer tokens on your wallet')
    expect(shown).not.toContain('Buy Crypto')
  })
})

it.each([
  ['buy', 'SELECT_BUY_CRYPTO', 'OnRampProviders', 'A-165'],
  ['swap', 'OPEN_SWAP', 'Swap', 'A-163'],
  ['send', 'OPEN_SEND', 'WalletSend', 'A-164'],
  ['activity', 'CLICK_TRANSACTIONS', 'Transactions', 'A-162'],
] as readonly (readonly [AccountEntry, string, string, string])[])(
  'opens from %s, sends %s and shows %s [A-162 A-163 A-164 A-165]',
  (entry, event, view) => {
    const { core, tracked, views } = createApprovalTest()
    openEntry(core, entry)
    expect(tracked()).toContain(event)
    expect(views().at(-1)).toBe(view)
  },
)
