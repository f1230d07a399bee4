import type { ChainId } from '../../port/chainIds.ts'
import { socialProviders, type AuthUser, type SocialProvider } from '../../port/connectors.ts'
import type { Storage } from '../../port/storage.ts'
import { mailCoolDown } from './mailCoolDown.ts'

/**
 * The host page's record of an e-mail or social login. It contains no token, no key and no e-mail
 * address (wire 2.8).
 */
export interface LoginData {
  /** False when no one can be logged in, so that the frame need not be asked. */
  readonly used: boolean
  readonly userName: string | undefined
  /** The provider of a social or Farcaster login. */
  readonly socialProvider: SocialProvider | undefined
  /** When the last login mail was sent, ms since epoch; `undefined` once the cool-down is over. */
  readonly lastMailAt: number | undefined
  mailSent(now: number): void
  rememberUser(user: AuthUser): void
  rememberName(userName: string): void
  rememberSocial(provider: SocialProvider): void
  rememberSmartAccountNetworks(chainIds: readonly ChainId[]): void
  /**
   * Clears the login (C-240). The time of the last mail is kept, because signing out does not
   * shorten the cool-down.
   */
  clear(): void
}

/** Keeps `LoginData` in the page's storage, under its own prefix. */
export function createLoginData(options: { storage: Storage; prefix: string }): LoginData {
  const { storage, prefix } = options
  const key = (name: string) => `${prefix}${name}`
  const CLEARED = [
    'EMAIL_LOGIN_USED_KEY',
    // Earlier versions stored the address under this key.
    'EMAIL',
    'LAST_USED_CHAIN_KEY',
    'SOCIAL_USERNAME',
    'CONNECTED_SOCIAL',
  ]

  return {
    get used() {
      return storage.get(key('EMAIL_LOGIN_USED_KEY')) === 'true'
    },
    get userName() {
      return storage.get(key('SOCIAL_USERNAME'))
    },
    get socialProvider() {
      const stored = storage.get(key('CONNECTED_SOCIAL'))
      return socialProviders.find((provider) => provider === stored)
    },
    get lastMailAt() {
      return mailCoolDown.readStart(options)
    },
    mailSent: (now) => storage.set(key('LAST_EMAIL_LOGIN_TIME'), String(now)),
    rememberUser(user) {
      // A login ends the cool-down. A session that continues does not: it may wait for the codes of
      // a new address.
      const used = storage.get(key('EMAIL_LOGIN_USED_KEY')) === 'true'
      if (!used) storage.remove(key('LAST_EMAIL_LOGIN_TIME'))
      storage.set(key('EMAIL_LOGIN_USED_KEY'), 'true')
      storage.set(key('LAST_USED_CHAIN_KEY'), user.chainId)
      storage.remove(key('EMAIL'))
    },
    rememberName: (userName) => storage.set(key('SOCIAL_USERNAME'), userName),
    rememberSocial: (provider) => storage.set(key('CONNECTED_SOCIAL'), provider),
    rememberSmartAccountNetworks: (chainIds) =>
      storage.set(key('SMART_ACCOUNT_ENABLED_NETWORKS'), chainIds.join(',')),
    clear: () => CLEARED.forEach((name) => storage.remove(key(name))),
  }
}
