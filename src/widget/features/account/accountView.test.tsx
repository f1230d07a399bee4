// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { emptyAccount, type AccountState } from '../../core/session/account.ts'
import { testAddress } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { showView } from '../../testing/showView.tsx'
import AccountView from './AccountView.tsx'

function createAccount(changes: Partial<AccountState>) {
  const { core } = createTestCore()
  const account = createStore<AccountState>(() => ({
    ...emptyAccount,
    isConnected: true,
    address: testAddress,
    ...changes,
  }))
  return { ...core, account }
}

const showAccount = (changes: Partial<AccountState>) =>
  showView(createAccount(changes), AccountView)

describe('the account view', () => {
  it('shows address, copy control, balance and disconnect of an account [C-129 C-130 C-134]', () => {
    const { container, getAllByRole } = showAccount({
      balance: '1.23456',
      balanceSymbol: 'ETH',
      balanceStatus: 'ready',
    })
    expect(container.textContent).toContain('0xf3...2266')
    expect(container.textContent).toContain('1.2345 ETH')
    expect(getAllByRole('button', { name: 'Copy address' })).toHaveLength(1)
    expect(getAllByRole('button', { name: /Disconnect/ })).toHaveLength(1)
  })

  it('shows an avatar of 56 px, so that all entries of the account fit on a small phone [C-126]', () => {
    const avatar = showAccount({}).container.querySelector<HTMLElement>('.fy-avatar')
    expect(avatar?.style.width).toBe('56px')
    expect(avatar?.style.height).toBe('56px')
  })

  it('shows the name instead of the address when there is one [C-129]', () => {
    const { container, getAllByRole } = showAccount({ profileName: 'ada.eth' })
    expect(container.textContent).toContain('ada.eth')
    expect(getAllByRole('button', { name: 'Copy name' })).toHaveLength(1)
    expect(container.textContent).not.toContain('0xf3...2266')
  })

  it('links to the block explorer in a new tab, only if there is one [C-131]', () => {
    const url = 'https://etherscan.test/address/0x1'
    const link = showAccount({ addressExplorerUrl: url }).getByRole('link', {
      name: /Block Explorer/,
    })
    expect(link.getAttribute('href')).toBe(url)
    expect(link.getAttribute('target')).toBe('_blank')
    for (const addressExplorerUrl of [undefined, 'javascript:alert(1)']) {
      expect(showAccount({ addressExplorerUrl }).queryByText(/Block Explorer/)).toBeNull()
    }
  })

  it('shows the login e-mail, cut at 30 characters [C-133 C-274]', () => {
    const email = 'ada@example.com'
    const short = showAccount({ email })
    expect(short.container.textContent).toContain(email)
    const long = showAccount({ email: `${'a'.repeat(30)}@example.com` })
    expect(long.container.textContent).toContain(`${'a'.repeat(30)}...`)
  })

  it('shows that the balance is loading, and offers a retry when it failed', () => {
    expect(showAccount({ balanceStatus: 'loading' }).container.textContent).toContain('Loading')
    const failed = showAccount({ balanceStatus: 'failed' })
    expect(failed.container.textContent).toContain('Balance unavailable')
    expect(failed.getAllByRole('button', { name: /Try again/ })).toHaveLength(1)
  })

  it('keeps an older balance on screen when the new one failed', () => {
    const { container } = showAccount({
      balanceStatus: 'failed',
      balance: '2',
      balanceSymbol: 'ETH',
    })
    expect(container.textContent).toContain('2.0000 ETH')
    expect(container.textContent).toContain('May be out of date')
    expect(container.textContent).not.toContain('Balance unavailable')
  })

  it('throws when an account view is rendered without an account [C-341]', () => {
    expect(() => showAccount({ address: undefined })).toThrow('No account provided')
  })
})
