import type { SocialProvider } from '../../../port/connectors.ts'
import { SiteError } from '../../shared/siteError.ts'
import { hashText } from '../../world/hashText.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import type { WindowProvider } from '../../../port/connectors.ts'

/** The secure site's connection to the login providers: the address for a visitor, and the person who returned. */
export interface SocialService {
  /** Returns the address of the provider's page for one login. */
  redirectUri(provider: WindowProvider): string
  /** Returns the people with a login at that provider. */
  people(provider: SocialProvider): readonly Person[]
  /** Returns the provider of a login that was started here and has not ended. */
  begun(provider: string, state: string): WindowProvider | undefined
  /** Returns the result that the provider's window returns for a person. */
  grant(state: string, email: string): string
  /** Returns the result for a person who refused. */
  deny(state: string): string
  /**
   * Returns the person of a result; each result is accepted once. Throws a `SiteError` for any
   * other.
   */
  redeem(uri: string): Person
}

/** Creates the service of one page. `site` is the address of the simulated provider's page. */
export function createSocialService({
  world,
  site,
}: {
  world: World
  site: string
}): SocialService {
  const pendingLogins = new Map<string, WindowProvider>()
  const codes = new Map<string, { readonly state: string; readonly email: string }>()
  let counter = 0

  /** Returns a token. It is the same in every run, and different for every login. */
  function token(about: string): string {
    counter += 1
    return hashText(`${world.get().seed} ${about} ${counter}`).toString(16).padStart(8, '0')
  }

  return {
    redirectUri(provider) {
      const state = token(provider)
      pendingLogins.set(state, provider)
      return `${site}?${new URLSearchParams({ provider, state })}`
    },
    people: (provider) =>
      world.get().people.filter(({ socials = [] }) => socials.includes(provider)),
    begun: (provider, state) => {
      const known = pendingLogins.get(state)
      return known === provider ? known : undefined
    },
    grant(state, email) {
      const code = token(email)
      codes.set(code, { state, email })
      return `${site}result?${new URLSearchParams({ state, code })}`
    },
    deny: (state) => `${site}result?${new URLSearchParams({ state, error: 'access_denied' })}`,
    redeem(uri) {
      const query = URL.canParse(uri) ? new URL(uri).searchParams : new URLSearchParams()
      if (query.has('error')) throw new SiteError('The provider refused the login')
      const code = query.get('code') ?? ''
      const granted = codes.get(code)
      const person = world.get().people.find(({ email }) => email === granted?.email)
      if (!uri.startsWith(site) || granted?.state !== query.get('state') || person === undefined) {
        throw new SiteError('The login result is not valid')
      }
      codes.delete(code)
      pendingLogins.delete(granted.state)
      return person
    },
  }
}
