import { describe, expect, it } from 'vitest'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { renderView } from '../../testing/renderView.tsx'
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
  const shown = renderView(core, View)
  return [...shown.matchAll(/<button[^>]*>.*?<\/button>/g)].map(
    ([button]) => /aria-label="([^"]*)"/.exec(button)?.[1] ?? button.replace(/<[^>]*>/g, ''),
  )
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
    const { core } = createSocialTest()
    const shown = renderView(core, ConnectView)
    const places = ['Continue with Google', 'type="email"', 'All Wallets'].map((part) =>
      shown.indexOf(part),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(places).not.toContain(-1)
  })

  it('hides the social logins when the host turns them off', () => {
    const { core } = createSocialTest({}, { host: { auth: { email: true } } })
    expect(renderView(core, ConnectView)).not.toContain('Social logins')
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
    expect(renderView(core, ConnectSocialsView)).toContain('Terms of Service')
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
    const shown = renderView(core, ConnectingSocialView)
    expect(shown).toContain(title)
    expect(shown).toContain('Connect in the provider window')
  })
})
