import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { emptyAccount, type AccountState } from '../../core/session/account.ts'
import { testAddress } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { renderView } from '../../testing/renderView.tsx'
import AccountView from './AccountView.tsx'

function draw(changes: Partial<AccountState>) {
  const { core } = createTestCore()
  const account = createStore<AccountState>(() => ({
    ...emptyAccount,
    isConnected: true,
    address: testAddress,
    ...changes,
  }))
  return renderView({ ...core, account }, AccountView)
}

describe('the account view', () => {
  it('shows address, copy control, balance and disconnect [C-129 C-130 C-134]', () => {
    const html = draw({ balance: '1.23456', balanceSymbol: 'ETH', balanceStatus: 'ready' })
    expect(html).toContain('0xf3...2266')
    expect(html).toContain('aria-label="Copy address"')
    expect(html).toContain('1.2345 ETH')
    expect(html).toMatch(/<button.*Disconnect.*<\/button>/)
  })

  it('draws the avatar at 56 px, so that all entries fit on a small phone [C-126]', () => {
    expect(draw({})).toMatch(/class="fy-avatar" style="width:56px;height:56px/)
  })

  it('shows the name instead of the address when there is one [C-129]', () => {
    const html = draw({ profileName: 'ada.eth' })
    expect(html).toContain('ada.eth')
    expect(html).toContain('aria-label="Copy name"')
    expect(html).not.toContain('0xf3...2266')
  })

  it('links to the block explorer in a new tab, only if there is one [C-131]', () => {
    const url = 'https://etherscan.test/address/0x1'
    const html = draw({ addressExplorerUrl: url })
    expect(html).toMatch(new RegExp(`<a[^>]*href="${url}"[^>]*target="_blank".*Block Explorer`))
    expect(draw({})).not.toContain('Block Explorer')
    expect(draw({ addressExplorerUrl: 'javascript:alert(1)' })).not.toContain('Block Explorer')
  })

  it('shows the login e-mail, cut at 30 characters [C-133 C-274]', () => {
    expect(draw({ email: 'ada@example.com' })).toContain('ada@example.com')
    expect(draw({ email: `${'a'.repeat(30)}@example.com` })).toContain(`${'a'.repeat(30)}...`)
  })

  it('shows that the balance is loading, and offers a retry when it failed', () => {
    expect(draw({ balanceStatus: 'loading' })).toContain('Loading')
    const failed = draw({ balanceStatus: 'failed' })
    expect(failed).toContain('Balance unavailable')
    expect(failed).toMatch(/<button[^>]*>.*Try again/)
  })

  it('keeps an older balance on screen when the new one failed', () => {
    const html = draw({ balanceStatus: 'failed', balance: '2', balanceSymbol: 'ETH' })
    expect(html).toContain('2.0000 ETH')
    expect(html).toContain('Not up to date')
    expect(html).not.toContain('Balance unavailable')
  })

  it('throws without an account [C-341]', () => {
    expect(() => draw({ address: undefined })).toThrow('No account provided')
  })
})
