// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FoyerOptions } from '../../core/options/config.ts'
import { showView } from '../../testing/showView.tsx'
import { createTestCore } from '../../testing/testCore.ts'
import ConnectView from './ConnectView.tsx'
import ConnectWalletsView from './ConnectWalletsView.tsx'

const noWallet = "I don't have a wallet"
const terms = { termsConditionsUrl: 'https://host.test/terms' }
const privacy = { privacyPolicyUrl: 'https://host.test/privacy' }

/** A backend with a login, whose wallets stay loading. */
const backend = { auth: {}, directory: { wallets: () => new Promise<never>(() => undefined) } }

function showConnect(host: Partial<FoyerOptions>, View = ConnectView) {
  return showView(createTestCore({ host, backend }).core, View)
}

/** The words of the view in their order. */
const words = (...given: Parameters<typeof showConnect>) =>
  showConnect(...given).container.textContent

describe('Connect', () => {
  it('shows the social login, the e-mail login, the wallets and the legal footer, in this order [C-079]', () => {
    const { container, getByRole, getByText } = showConnect({
      auth: { email: true, socials: ['google'] },
      ...terms,
    })
    const parts = [
      getByRole('button', { name: /Google/ }),
      getByRole('textbox'),
      getByRole('button', { name: /All Wallets/ }),
      getByText(/By connecting your wallet/),
    ]
    const all = [...container.querySelectorAll('*')]
    const found = parts.map((part) => all.indexOf(part))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  it('hides the e-mail login when the host turns it off', () => {
    expect(showConnect({ auth: false }).queryByRole('textbox')).toBeNull()
    expect(showConnect({ auth: { email: false } }).queryByRole('textbox')).toBeNull()
  })

  it("leads with 'Continue with a wallet' to the wallets that the host hides [C-080]", async () => {
    const { core, views } = createTestCore({
      host: { auth: { email: true, showWallets: false } },
      backend,
    })
    const { getByRole, queryByText, user } = showView(core, ConnectView)
    expect(queryByText('All Wallets')).toBeNull()
    await user.click(getByRole('button', { name: 'Continue with a wallet' }))
    expect(views().at(-1)).toBe('ConnectWallets')
  })

  it("offers no 'Continue with a wallet' beside the list of wallets [C-080]", () => {
    expect(words({ auth: { email: true } })).not.toContain('Continue with a wallet')
  })

  it('ends with the login when the directory has no wallet to list', async () => {
    const directory = { wallets: () => Promise.resolve({ wallets: [], count: 0 }) }
    const { clock, core } = createTestCore({
      host: { auth: { email: true }, allWallets: 'HIDE' },
      backend: { auth: {}, directory },
    })
    const { container } = showView(core, ConnectView)
    expect(container.textContent).toContain('or')
    await act(() => clock.idle())
    expect(container.textContent).not.toContain('or')
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
  ])('shows for %j the legal footer %j [C-084 C-085]', (host, sentence) => {
    const shown = words({ auth: false, allWallets: 'HIDE', ...host })
    expect(shown).toBe(`${noWallet}${sentence}`)
  })

  it('links from the legal footer to both pages in a new tab [C-024]', () => {
    const { getByRole } = showConnect({ auth: false, ...terms, ...privacy })
    for (const [name, href] of [
      ['Terms of Service', terms.termsConditionsUrl],
      ['Privacy Policy', privacy.privacyPolicyUrl],
    ] as const) {
      const link = getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(href)
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  it('shows the legal footer below the wallets of ConnectWallets, too', () => {
    expect(words({ auth: false, ...terms }, ConnectWalletsView)).toBe(
      `All Wallets${noWallet}By connecting your wallet, you agree to our Terms of Service`,
    )
  })
})
