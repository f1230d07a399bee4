import type { AccountType, AuthUser, Connection, SocialProvider } from './connectors.ts'
import type { ChainId } from './chainIds.ts'

/** The host's app, as the secure site and wallets show it (C-031, wire 2.3). */
export interface AppMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** The theme of the secure site's pages (C-177, C-292). */
export interface AuthTheme {
  readonly themeMode: 'light' | 'dark'
  readonly themeVariables: Readonly<Record<string, string | number>>
  readonly w3mThemeVariables: Readonly<Record<string, string>>
}

/** How the secure frame is placed on the page while it shows a request (C-152, C-154). */
export type FramePlace =
  | { readonly shown: false }
  | {
      readonly shown: true
      readonly mobile: boolean
      readonly element: HTMLElement
      /** Accessible name of the frame. */
      readonly label: string
    }

/**
 * The secure site's wallet for e-mail, social and Farcaster login (§7 "Auth provider", wire 2). Every call may reject
 * with `frame.notSet`, `frame.notLoaded`, `frame.failed`, `frame.malformed` or `aborted`, and with `wallet.disconnected`
 * when the secure site has ended the login; calls list their further codes.
 */
export interface Auth {
  /**
   * Puts the frame into `parent` once and waits for it to load (C-296). Moving the frame later would reload it. Rejects
   * with `frame.notLoaded` (C-346).
   */
  mount(parent: HTMLElement, options: { chainId: ChainId }): Promise<void>
  place(place: FramePlace): void
  /** Sends a login mail (C-284). Rejects with `email.invalid` and `email.coolDown` (details.seconds, C-254). */
  connectEmail(email: string, signal?: AbortSignal): Promise<'VERIFY_OTP' | 'VERIFY_DEVICE'>
  /** Time at which `connectEmail` may be called again, ms since epoch; in the past when free (C-350). */
  nextEmailLoginAt(): number
  /** Resolves when the link in the mail is approved (C-285). Rejects with `device.rejected`. */
  connectDevice(signal?: AbortSignal): Promise<void>
  /** Logs in with the code of the mail (C-286). Rejects with `otp.invalid`, `otp.expired`, `otp.used`. */
  connectOtp(otp: string, signal?: AbortSignal): Promise<void>
  /** Starts a change of the e-mail address (C-287). Rejects like `connectEmail`. */
  updateEmail(
    email: string,
    signal?: AbortSignal,
  ): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  /** Checks the code sent to the current address (C-287). Rejects like `connectOtp`. */
  updateEmailPrimaryOtp(otp: string, signal?: AbortSignal): Promise<void>
  /** Checks the code sent to the new address and resolves with that address (C-287). Rejects like `connectOtp`. */
  updateEmailSecondaryOtp(otp: string, signal?: AbortSignal): Promise<{ email: string }>
  /** The provider's login page (C-288, C-269). Rejects with `social.failed`. */
  getSocialRedirectUri(
    provider: Exclude<SocialProvider, 'farcaster'>,
    signal?: AbortSignal,
  ): Promise<string>
  /** Logs in with the result that the provider window posted (C-289). Rejects with `social.failed`. */
  connectSocial(resultUri: string, signal?: AbortSignal): Promise<void>
  /** Origin that a social result must come from (C-268). */
  readonly secureOrigin: string
  /** Page of the secure site on which a person upgrades the wallet (C-156, open point 68). */
  readonly dashboardUrl: string
  /** The link that the Farcaster app opens (C-290). Rejects with `farcaster.failed`. */
  getFarcasterUri(signal?: AbortSignal): Promise<string>
  /** Waits for the phone to approve the Farcaster login (C-290). Rejects with `farcaster.failed`. */
  connectFarcaster(signal?: AbortSignal): Promise<{ userName: string }>
  /** The connection of the person who logged in (wire GET_USER). Rejects with `none.account`. */
  connect(options: {
    chainId: ChainId
    preferredAccountType?: AccountType
    signal?: AbortSignal
  }): Promise<Connection>
  /**
   * Restores the connection without a prompt; `undefined` when the secure site says that no one is logged in. Without an
   * answer it rejects with `frame.notLoaded`, which says nothing about the login. `always` asks the site even if no login
   * of this page is known to have succeeded.
   */
  reconnect(chainId: ChainId, signal?: AbortSignal, ask?: 'always'): Promise<Connection | undefined>
  getUser(chainId: ChainId, signal?: AbortSignal): Promise<AuthUser>
  /** Chooses the account type (C-291); falls back to `eoa` on failure (C-241). */
  setPreferredAccount(type: AccountType, signal?: AbortSignal): Promise<AccountType>
  /** Chain ids; empty when the call fails (C-242). */
  getSmartAccountEnabledNetworks(signal?: AbortSignal): Promise<readonly ChainId[]>
  initSmartAccount(signal?: AbortSignal): Promise<{ address: string; deployed: boolean }>
  syncTheme(theme: AuthTheme): Promise<void>
  /** Sends the host's metadata to the secure site (C-178). Without metadata, sends only the SDK and the project. */
  syncAppMetadata(metadata: AppMetadata | undefined): Promise<void>
  /** Clears the connected flag and the cached login data (C-240). */
  signOut(): Promise<void>
  /**
   * Reports when a request needs the visitor (`open`) and how it ended: `succeeded`, `failed` (cancelled, aborted, an
   * error), or `refused` for a call that is never shown (C-152, wire 2.4). Returns the unsubscribe function.
   */
  subscribeApproval(
    listener: (approval: 'open' | 'succeeded' | 'failed' | 'refused') => void,
  ): () => void
  /** Drops every open request that needs the visitor; each rejects with `aborted` (C-345). */
  abortApprovals(): void
  /**
   * Follows the login in the other tabs of the site: when person, account or account type changed there, the connection
   * reports it. Call it once the frame is mounted. Returns a function that stops this.
   *
   * @param isSettled false while the accounts of a login have yet to be chosen, here or in another tab (C-222)
   */
  follow(isSettled: () => boolean): () => void
  /** Tells the other tabs that person, account or account type changed in this one. */
  announce(): void
}
