import type { AccountType, AuthUser, Connection, WindowProvider } from './connectors.ts'
import type { ChainId } from './chainIds.ts'

/** The host's app, as the secure site and wallets show it (C-031, wire 2.3). */
export interface AppMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/**
 * The theme that the pages of the secure site get, so that they look like the widget (C-177,
 * C-292).
 */
export interface AuthTheme {
  readonly themeMode: 'light' | 'dark'
  readonly themeVariables: Readonly<Record<string, string | number>>
  readonly w3mThemeVariables: Readonly<Record<string, string>>
}

/** Where and how the secure frame is on the page while it shows a request (C-152, C-154). */
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
 * The secure site's wallet for e-mail, social and Farcaster login (C §7, wire 2). Every call may
 * reject with `frame.notSet`, `frame.notLoaded`, `frame.failed`, `frame.malformed` or `aborted`,
 * and with `wallet.disconnected` when the secure site has ended the login; calls list their further
 * codes.
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
  /**
   * Returns when `connectEmail` may be called again, in ms since epoch; a time in the past means
   * now (C-350).
   */
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
  /**
   * Returns the address of the provider's login page. Farcaster has none (C-288, C-269). Rejects
   * with `social.failed`.
   */
  getSocialRedirectUri(provider: WindowProvider, signal?: AbortSignal): Promise<string>
  /** Logs in with the result that the provider window posted (C-289). Rejects with `social.failed`. */
  connectSocial(resultUri: string, signal?: AbortSignal): Promise<void>
  /**
   * The origin that a social result must come from. A message of any other window is ignored
   * (C-268).
   */
  readonly secureOrigin: string
  /** The page of the secure site on which a person upgrades the wallet (C-156, open point 68). */
  readonly dashboardUrl: string
  /** Returns the link that the Farcaster app opens (C-290). Rejects with `farcaster.failed`. */
  getFarcasterUri(signal?: AbortSignal): Promise<string>
  /** Waits for the phone to approve the Farcaster login (C-290). Rejects with `farcaster.failed`. */
  connectFarcaster(signal?: AbortSignal): Promise<{ userName: string }>
  /**
   * Returns the connection of the person who logged in, by the request GET_USER (wire 2.3). Rejects
   * with `none.account`.
   */
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
  /**
   * Sets the account type at the secure site (C-291) and returns the one that applies. If the site
   * refuses, that is `eoa` (C-241).
   */
  setPreferredAccount(type: AccountType, signal?: AbortSignal): Promise<AccountType>
  /** Returns the CAIP-2 ids of the chains with smart accounts; none when the call fails (C-242). */
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
  /**
   * Drops every open request that needs the visitor. Each rejects with `aborted`: a request that is
   * no longer visible must not be answered (C-345).
   */
  abortApprovals(): void
  /**
   * Follows the login in the other tabs of the site: when person, account or account type changed
   * there, the connection reports it. Call it once the frame is mounted. Returns a function that
   * stops this.
   *
   * @param isSettled false while the accounts of a login have yet to be chosen, here or in another
   * tab: leaving the choice cancels that login (C-222)
   */
  follow(isSettled: () => boolean): () => void
  /** Tells the other tabs that person, account or account type changed in this one. */
  announce(): void
}
