import type { AppMetadata } from '../../../backends/port/auth.ts'
import type {
  BackendFactory,
  MultiChainWallet,
  RemoteImages,
} from '../../../backends/port/backend.ts'
import type { ChainId, ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Address, SocialProvider } from '../../../backends/port/connectors.ts'
import type { EvmChain, Network } from '../../../backends/port/network.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { ThemeVariables } from '../../theme/ThemeVariables.ts'
import type { Inspect } from '../kernel/inspect.ts'
import type { WantedLocales } from '../locale/localeState.ts'
import type { TextOverrides } from '../texts/texts.ts'

/** The networks of one chain namespace that the host requests (C-017). */
export interface Adapter {
  readonly namespace: ChainNamespace
  /** Networks in the format of viem and wagmi are accepted, too. */
  readonly networks: readonly (Network | EvmChain)[]
}

/** The account that is signed in at the host's server, and its chain (CAIP-2). */
export interface SiweSession {
  readonly address: Address
  readonly chainId: ChainId
}

/** The contents of a sign-in message (ERC-4361). */
export interface SiweMessageParts {
  readonly address: Address
  readonly chainId: ChainId
  readonly nonce: string
  readonly version: '1'
  /** ISO date. */
  readonly iat: string
  /** Host and port of the page. A message for another one is refused. */
  readonly domain: string
  /** Origin of the page. */
  readonly uri: string
}

/** The functions of the host's server for sign-in with wallet (wire 1.13, open point 73). */
export interface SiweConfig {
  /** A text that no earlier sign-in used. */
  getNonce(address?: Address): Promise<string>
  /** The text to sign; `siweMessage` of this package writes it by ERC-4361. */
  createMessage(args: SiweMessageParts): string | Promise<string>
  verifyMessage(args: { message: string; signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  readonly onSignIn?: ((session: SiweSession) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** Default true. */
  readonly signOutOnNetworkChange?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  /** Interval in ms at which the session is checked while signed in. Default 300 000. */
  readonly sessionRefetchIntervalMs?: number | undefined
}

/** The logins for visitors without a wallet of their own. */
export interface AuthOptions {
  /** Default true. */
  readonly email?: boolean | undefined
  /** Default none. */
  readonly socials?: readonly SocialProvider[] | undefined
  /** False hides the wallet list behind 'Continue with a wallet' (open point 21). Default true. */
  readonly showWallets?: boolean | undefined
  /** The wallet-features Account view for this kind of connection. Default true. */
  readonly walletFeatures?: boolean | undefined
}

/** A token that the host wants shown, with its picture (C-023, open point 110). */
export interface HostToken {
  readonly address: Address
  readonly image?: string | undefined
}

/** A provider that sells tokens (A-077, open point 148). */
export interface OnrampProvider {
  /** Short and unique. Purchases at the card provider `coinbase` are followed until they arrive. */
  readonly name: string
  /** The name that the visitor reads. */
  readonly label: string
  /** The fee as text: `1-2%`. */
  readonly feeRange: string
  /** Its page, https. Only `coinbase` may omit it: the on-ramp service then creates an address for each visitor. */
  readonly url?: string | undefined
}

/** Everything a host may set (§1 "Host setup options"). */
export interface FoyerOptions {
  /** C-016. Without it set-up fails with code `config.noProjectId` (C-342). */
  readonly projectId: string
  /** `createRealBackend()` of `foyerkit/real`, or the simulated one of `foyerkit/mock`. */
  readonly backend: BackendFactory
  /** C-017. */
  readonly adapters: readonly Adapter[]
  /** C-018. HIDE never, ONLY_MOBILE only on mobile, any other word always (default SHOW). */
  readonly allWallets?:
    'SHOW' | 'HIDE' | 'ONLY_MOBILE' | (string & Record<never, never>) | undefined
  /** Ids of the wallet directory (C-019 to C-021). Included ids are applied first, then excluded ids are removed. */
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  /** C-022. */
  readonly customWallets?: readonly Wallet[] | undefined
  /** Wallets of two chain namespaces, shown as one row that asks for the chain (C-103). Default none. */
  readonly multiChainWallets?: readonly MultiChainWallet[] | undefined
  /**
   * Hosts from which pictures may be loaded if strangers can choose their address: ENS avatars, token logos, NFTs.
   * Everything else shows a placeholder. Default: the services' own asset hosts; `{ hosts: [] }` for none.
   */
  readonly remoteImages?: RemoteImages | undefined
  /** C-023, by CAIP-2 network. */
  readonly tokens?: Readonly<Record<ChainId, HostToken>> | undefined
  /** C-024: https addresses. */
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** C-025. Default off: nothing is sent unless the host enables it. */
  readonly enableAnalytics?: boolean | undefined
  /** C-026. Default on. */
  readonly enableOnramp?: boolean | undefined
  /** The providers, in order. Default: Coinbase. */
  readonly onrampProviders?: readonly OnrampProvider[] | undefined
  /** C-027. Default on. */
  readonly enableSwaps?: boolean | undefined
  /** C-028. Default on. */
  readonly enableEIP6963?: boolean | undefined
  /** C-029. Default off. */
  readonly isSiweEnabled?: boolean | undefined
  /** C-030. */
  readonly siweConfig?: SiweConfig | undefined
  /** C-031. */
  readonly metadata?: AppMetadata | undefined
  /** C-032. Follows the visitor's system when absent. */
  readonly themeMode?: 'light' | 'dark' | undefined
  /** C-033, open point 19: colours, type, radius, stacking. */
  readonly themeVariables?: ThemeVariables | undefined
  /** C-034. CAIP-2, an EVM chain number, or the network itself. */
  readonly defaultChain?: ChainId | number | Network | EvmChain | undefined
  /** C-035. Default off. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** E-mail and social login; `false` for none. Default: e-mail if the backend has it. */
  readonly auth?: AuthOptions | false | undefined
  /**
   * The language of the widget (BCP 47, e.g. `de` or `pt-BR`), or several in order of preference, like
   * `navigator.languages`. Default, and if none is known: English.
   */
  readonly locale?: WantedLocales | undefined
  /** Replaces any text of the widget, in every language. */
  readonly texts?: TextOverrides | undefined
  /**
   * The beginning of every key in the browser's storage: at most 40 letters, digits and characters of `@._-:/`, with `/` at
   * its end. Widgets with different prefixes each have a session of their own. Default `@foyer/`.
   */
  readonly storagePrefix?: string | undefined
  /** Receives every event, for tests and tools. */
  readonly inspect?: Inspect | undefined
}

/** The options after validation, with every default filled in. */
export interface FoyerConfig {
  readonly projectId: string
  readonly adapters: readonly Adapter[]
  /** All adapters' networks in their order. */
  readonly networks: readonly Network[]
  readonly allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly featuredWalletIds: readonly string[]
  readonly customWallets: readonly Wallet[]
  readonly multiChainWallets: readonly MultiChainWallet[]
  readonly remoteImages: RemoteImages | undefined
  readonly tokens: Readonly<Record<ChainId, HostToken>>
  readonly termsConditionsUrl: string | undefined
  readonly privacyPolicyUrl: string | undefined
  readonly enableAnalytics: boolean
  readonly enableOnramp: boolean
  /** `undefined`: the default one. */
  readonly onrampProviders: readonly OnrampProvider[] | undefined
  readonly enableSwaps: boolean
  readonly enableEIP6963: boolean
  readonly isSiweEnabled: boolean
  readonly siweConfig: SiweConfig | undefined
  readonly metadata: AppMetadata | undefined
  readonly defaultChain: ChainId
  readonly allowUnsupportedChain: boolean
  readonly auth:
    { readonly [Name in keyof AuthOptions]-?: NonNullable<AuthOptions[Name]> } | undefined
  readonly storagePrefix: string
}
