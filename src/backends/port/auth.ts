import type { AccountType, AuthUser, Connection, SocialProvider } from './connectors.ts'
import type { ChainId } from './chainIds.ts'

/** C-031 and wire 2.3 SYNC_DAPP_DATA. */
export interface AppMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** C-177, C-292, open point 105. */
export interface AuthTheme {
  readonly themeMode: 'light' | 'dark'
  readonly themeVariables: Readonly<Record<string, string | number>>
  readonly w3mThemeVariables: Readonly<Record<string, string>>
}

/** How the secure frame stands on the page while it asks something (C-152, C-153, C-154). */
export type FramePlace =
  | { readonly shown: false }
  | {
      readonly shown: true
      readonly mobile: boolean
      readonly element: HTMLElement
      /** What a screen reader calls the frame. */
      readonly label: string
    }

/**
 * The secure site's wallet behind e-mail, social and Farcaster login (§7 "Auth provider", wire 2).
 * Every call may reject with `frame.notSet`, `frame.notLoaded`, `frame.failed`, `frame.malformed`,
 * `aborted`; further codes stand at the call.
 */
export interface Auth {
  /**
   * Puts the frame into `parent` once and waits for it to load (C-296). Moving it later would
   * reload it, so the caller chooses the place for good. Rejects with `frame.notLoaded` (C-346).
   */
  mount(parent: HTMLElement, options: { chainId: ChainId }): Promise<void>
  place(place: FramePlace): void
  /** C-284. Rejects with `email.invalid`, `email.coolDown` (details.seconds, C-254). */
  connectEmail(email: string, signal?: AbortSignal): Promise<'VERIFY_OTP' | 'VERIFY_DEVICE'>
  /** Time at which `connectEmail` may be called again, ms since epoch; in the past when free (C-350). */
  nextEmailLoginAt(): number
  /** Resolves when the link in the mail is approved (C-285). Rejects with `device.rejected`. */
  connectDevice(signal?: AbortSignal): Promise<void>
  /** C-286. Rejects with `otp.invalid`, `otp.expired`, `otp.used`. */
  connectOtp(otp: string, signal?: AbortSignal): Promise<void>
  /** C-287. Rejects like `connectEmail`. */
  updateEmail(
    email: string,
    signal?: AbortSignal,
  ): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  /** C-287. Rejects like `connectOtp`. */
  updateEmailPrimaryOtp(otp: string, signal?: AbortSignal): Promise<void>
  /** C-287. Resolves with the new address. Rejects like `connectOtp`. */
  updateEmailSecondaryOtp(otp: string, signal?: AbortSignal): Promise<{ email: string }>
  /** C-288, C-269. Rejects with `social.failed`. */
  getSocialRedirectUri(
    provider: Exclude<SocialProvider, 'farcaster'>,
    signal?: AbortSignal,
  ): Promise<string>
  /** C-289. `resultUri` is what the provider window posted. Rejects with `social.failed`. */
  connectSocial(resultUri: string, signal?: AbortSignal): Promise<void>
  /** Origin that a social result must come from (C-268). */
  readonly secureOrigin: string
  /** Page of the secure site on which a person upgrades the wallet (C-156, open point 68). */
  readonly dashboardUrl: string
  /** C-290. Rejects with `farcaster.failed`. */
  getFarcasterUri(signal?: AbortSignal): Promise<string>
  /** C-290. Waits for the phone. Rejects with `farcaster.failed`. */
  connectFarcaster(signal?: AbortSignal): Promise<{ userName: string }>
  /** The connection of the person who logged in (wire GET_USER). Rejects with `none.account`. */
  connect(options: {
    chainId: ChainId
    preferredAccountType?: AccountType
    signal?: AbortSignal
  }): Promise<Connection>
  /** Without asking anybody: `undefined` when no one is logged in. */
  reconnect(chainId: ChainId, signal?: AbortSignal): Promise<Connection | undefined>
  getUser(chainId: ChainId, signal?: AbortSignal): Promise<AuthUser>
  /** C-291; a failure falls back to `eoa` (C-241). */
  setPreferredAccount(type: AccountType, signal?: AbortSignal): Promise<AccountType>
  /** Chain ids; empty when the call fails (C-242). */
  getSmartAccountEnabledNetworks(signal?: AbortSignal): Promise<readonly ChainId[]>
  initSmartAccount(signal?: AbortSignal): Promise<{ address: string; deployed: boolean }>
  syncTheme(theme: AuthTheme): Promise<void>
  /** C-178. What the secure site learns of the page beside it (SDK, project) is sent without metadata, too. */
  syncAppMetadata(metadata: AppMetadata | undefined): Promise<void>
  /** Clears the connected flag and the cached login data (C-240). */
  signOut(): Promise<void>
  /**
   * Told when a request needs the visitor (`open`), and how that went: `succeeded`, or `failed`
   * (cancelled, aborted, an error); `refused` for a call that is never shown (C-152, C-283, wire 2.4).
   */
  subscribeApproval(
    listener: (approval: 'open' | 'succeeded' | 'failed' | 'refused') => void,
  ): () => void
  /** Drops every open request that needs the visitor: they reject with `aborted` (C-345). */
  abortApprovals(): void
}
