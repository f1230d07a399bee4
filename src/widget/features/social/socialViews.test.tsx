// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { showView } from '../../testing/showView.tsx'
import ConnectSocialsView from '../connect/ConnectSocialsView.tsx'
import ConnectView from '../connect/ConnectView.tsx'
import { chooseSocial } from './chooseSocial.ts'
import ConnectingSocialView from './ConnectingSocialView.tsx'
import { SocialLogins } from './public/SocialLogins.tsx'
import { createSocialTest } from './testing/socialTest.ts'
import { viewTitle } from '../../shell/header/viewTitle.ts'

const seven: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

/** Texts and names of the buttons in their order. */
function buttons(socials: readonly SocialProvider[], View: () => React.ReactNode) {
  const { core } = createSocialTest({}, { host: { auth: { socials } } })
  return showView(core, View)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
}

/** A widget whose wallets stay loading. */
function createConnectTest(...given: Parameters<typeof createSocialTest>) {
  const { core } = createSocialTest(...given)
  const directory = {
    ...core.backend.directory,
    wallets: () => new Promise<never>(() => undefined),
  }
  Object.assign(core.backend, { directory })
  return core
}

describe('the social logins on Connect', () => {
  it('shows two logo buttons for two logins [C-087]', () => {
    expect(buttons(['x', 'apple'], SocialLogins)).toEqual(['X', 'Apple'])
  })

  it('shows one wide button and small ones otherwise [C-088]', () => {
    expect(buttons(['github'], SocialLogins)).toEqual(['Continue with GitHub'])
    expect(buttons(seven.slice(0, 3), SocialLogins)).toEqual([
      'Continue with Google',
      'X',
      'Discord',
    ])
  })

  it('shows five and More for more than six [C-089]', () => {
    expect(buttons(seven, SocialLogins)).toEqual([
      'Continue with Google',
      'X',
      'Discord',
      'Farcaster',
      'GitHub',
      'More',
    ])
  })

  it('shows social logins before the e-mail login and the wallets', () => {
    const { container, getByRole, getByText } = showView(createConnectTest(), ConnectView)
    const parts = [
      getByRole('button', { name: 'Continue with Google' }),
      getByRole('textbox'),
      getByText('All Wallets'),
    ]
    const all = [...container.querySelectorAll('*')]
    const places = parts.map((part) => all.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('hides the social logins when the host turns them off', () => {
    const socialLogins = { name: 'Social logins' }
    const offered = showView(createConnectTest(), ConnectView)
    expect(offered.getAllByRole('group', socialLogins)).toHaveLength(1)
    const off = createConnectTest({}, { host: { auth: { email: true } } })
    expect(showView(off, ConnectView).queryByRole('group', socialLogins)).toBeNull()
  })
})

describe('all socials', () => {
  it('lists all social logins with their proper names [C-005]', () => {
    expect(buttons(seven, ConnectSocialsView)).toEqual([
      'Google',
      'X',
      'Discord',
      'Farcaster',
      'GitHub',
      'Apple',
      'Facebook',
    ])
  })

  it('shows a title and the legal footer on the list of social logins [C-065]', () => {
    const { core } = createSocialTest(
      {},
      { host: { auth: { socials: seven }, termsConditionsUrl: 'https://host.test/terms' } },
    )
    core.open('ConnectSocials')
    expect(viewTitle(core, core.router.current())).toBe('All socials')
    expect(showView(core, ConnectSocialsView).container.textContent).toContain('Terms of Service')
  })
})

describe("the screen beside the provider's window", () => {
  it.each([
    ['github', 'Log in with GitHub'],
    ['x', 'Log in with X'],
    ['facebook', 'Log in with Facebook'],
  ] as const)('shows for %s the text %j and what to do [C-104 C-202]', (provider, title) => {
    const { core } = createSocialTest()
    chooseSocial(core, provider)
    const { textContent } = showView(core, ConnectingSocialView).container
    expect(textContent).toContain(title)
    expect(textContent).toContain('Connect in the provider window')
  })
})
