import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FoyerOptions } from '../../core/options/config.ts'
import { CoreContext } from '../../core/coreContext.ts'
import { createTestCore } from '../../testing/testCore.ts'
import ConnectView from './ConnectView.tsx'
import ConnectWalletsView from './ConnectWalletsView.tsx'

const terms = { termsConditionsUrl: 'https://host.test/terms' }
const privacy = { privacyPolicyUrl: 'https://host.test/privacy' }

function html(host: Partial<FoyerOptions>, View = ConnectView) {
  const { core } = createTestCore({ host, backend: { auth: {} } })
  return renderToStaticMarkup(
    <CoreContext value={core}>
      <View />
    </CoreContext>,
  )
}
const noWallet = 'I don&#x27;t have a wallet'
const words = (markup: string) => markup.replace(/<[^>]*>/g, '')

describe('Connect', () => {
  it('shows the social login, the e-mail login, the wallets and the legal footer, in this order [C-079]', () => {
    const shown = html({ auth: { email: true, socials: ['google'] }, ...terms })
    const places = ['Google', 'type="email"', 'All Wallets', 'By connecting your wallet']
    const found = places.map((part) => shown.indexOf(part))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  it('hides the e-mail login when the host turns it off', () => {
    expect(html({ auth: false })).not.toContain('type="email"')
    expect(html({ auth: { email: false } })).not.toContain('type="email"')
  })

  it("offers 'Continue with a wallet' when the host hides the wallets [C-080]", () => {
    const shown = words(html({ auth: { email: true, showWallets: false } }))
    expect(shown).toContain('Continue with a wallet')
    expect(shown).not.toContain('All Wallets')
    expect(words(html({ auth: { email: true } }))).not.toContain('Continue with a wallet')
  })

  it('ends with the login when there is no wallet to list', () => {
    const { core } = createTestCore({
      host: { auth: { email: true }, allWallets: 'HIDE' },
      backend: { auth: {} },
    })
    Object.assign(core.backend, { directory: undefined })
    const shown = words(
      renderToStaticMarkup(
        <CoreContext value={core}>
          <ConnectView />
        </CoreContext>,
      ),
    )
    expect(shown).not.toContain('or')
    expect(words(html({ auth: { email: true } }))).toContain('or')
  })
})

describe('the legal footer', () => {
  it.each([
    [
      { ...terms, ...privacy },
      'By connecting your wallet, you agree to our Terms of Service and Privacy Policy',
    ],
    [terms, 'By connecting your wallet, you agree to our Terms of Service'],
    [privacy, 'By connecting your wallet, you agree to our Privacy Policy'],
    [{}, ''],
  ])('shows for %j the text %j [C-084 C-085]', (host, sentence) => {
    const shown = words(html({ auth: false, allWallets: 'HIDE', ...host }))
    expect(shown).toBe(`${noWallet}${sentence}`)
  })

  it('links to both pages in a new tab [C-024]', () => {
    const shown = html({ auth: false, ...terms, ...privacy })
    expect(shown).toMatch(/href="https:\/\/host\.test\/terms"[^>]*target="_blank"/)
    expect(shown).toMatch(/href="https:\/\/host\.test\/privacy"[^>]*target="_blank"/)
  })

  it('shows the footer below the wallets of ConnectWallets, too', () => {
    const shown = words(html({ auth: false, ...terms }, ConnectWalletsView))
    expect(shown).toBe(
      `All Wallets${noWallet}By connecting your wallet, you agree to our Terms of Service`,
    )
  })
})
