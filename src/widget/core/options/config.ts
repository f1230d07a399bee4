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
  /** The time of the message as ISO 8601 text. */
  readonly iat: string
  /** Host and port of the page. A message for another one is refused. */
  readonly domain: string
  /** Origin of the page. */
  readonly uri: string
}

/**
 * The functions of the host's server for sign-in with wallet. The widget only calls them; the host
 * supplies the HTTP (wire 1.13, open point 73).
 */
export interface SiweConfig {
  /** Returns a text that no earlier sign-in used. */
  getNonce(address?: Address): Promise<string>
  /** Returns the text to sign; `siweMessage` of this package writes it by ERC-4361. */
  createMessage(args: SiweMessageParts): string | Promise<string>
  verifyMessage(args: { message: string; signature: string }): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  signOut(): Promise<boolean>
  readonly onSignIn?: ((session: SiweSession) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** Signs out when the visitor changes the network. Default true. */
  readonly signOutOnNetworkChange?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  /** Interval in ms at which the session is checked while signed in. Default 300 000. */
  readonly sessionRefetchIntervalMs?: number | undefined
}

/** The logins for visitors without a wallet of their own. */
export interface AuthOptions {
  /** Offers the e-mail login. Default true. */
  readonly email?: boolean | undefined
  /** The social logins, in order. Default none. */
  readonly socials?: readonly SocialProvider[] | undefined
  /**
   * False shows the button 'Continue with a wallet' in place of the wallet list (open point 21).
   * Default true.
   */
  readonly showWallets?: boolean | undefined
  /** Shows the wallet-features Account view for this kind of connection. Default true. */
  readonly walletFeatures?: boolean | undefined
}

/** A token that the host wants shown, with its picture (C-023). */
export interface HostToken {
  readonly address: Address
  readonly image?: string | undefined
}

/**
 * A provider that sells tokens. The card provider `coinbase` is built in; a host can add others
 * (A-077, open point 148).
 */
export interface OnrampProvider {
  /**
   * Short unique id. Purchases at the card provider `coinbase` are followed until they arrive
   * (A-111).
   */
  readonly name: string
  /** The name that the visitor reads. */
  readonly label: string
  /** The fee as text: `1-2%`. */
  readonly feeRange: string
  /**
   * Address of its page, https. Only `coinbase` may omit it: the on-ramp service then creates an
   * address for each visitor.
   */
  readonly url?: string | undefined
}

/** The options that a host may set (C §1). */
export interface FoyerOptions {
  /**
   * The host's project id at the services. Without it set-up fails with code `config.noProjectId`
   * (C-016, C-342).
   */
  readonly projectId: string
  /** `createRealBackend()` of `foyerkit/real`, or the simulated one of `foyerkit-lab/mock`. */
  readonly backend: BackendFactory
  /** The networks, by chain namespace, in display order (C-017). */
  readonly adapters: readonly Adapter[]
  /**
   * Whether the wallet list ends with All Wallets: `HIDE` never, `ONLY_MOBILE` only on mobile, any
   * other word always. Default `SHOW` (C-018).
   */
  readonly allWallets?:
    'SHOW' | 'HIDE' | 'ONLY_MOBILE' | (string & Record<never, never>) | undefined
  /**
   * Ids of the only wallets of the directory to list, of those to hide, and of those to list first
   * (C-019 to C-021). Included ids are applied first, then excluded ids are removed.
   */
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Wallets that are not in the directory (C-022). */
  readonly customWallets?: readonly Wallet[] | undefined
  /** Wallets of two chain namespaces, shown as one row that asks for the chain (C-103). Default none. */
  readonly multiChainWallets?: readonly MultiChainWallet[] | undefined
  /**
   * Hosts from which pictures may be loaded if strangers can choose their address: ENS avatars, token logos, NFTs.
   * Everything else shows a placeholder. Default: the services' own asset hosts; `{ hosts: [] }` for none.
   */
  readonly remoteImages?: RemoteImages | undefined
  /** The host's own token on each network, by CAIP-2 id, shown with its picture (C-023). */
  readonly tokens?: Readonly<Record<ChainId, HostToken>> | undefined
  /**
   * Addresses of the host's terms and privacy policy, https. The legal footer links them (C-024).
   */
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** Sends analytics events. Default off: nothing is sent unless the host enables it (C-025). */
  readonly enableAnalytics?: boolean | undefined
  /** Offers buying. Default on (C-026). */
  readonly enableOnramp?: boolean | undefined
  /** The providers that sell tokens, in order. Default: Coinbase. */
  readonly onrampProviders?: readonly OnrampProvider[] | undefined
  /** Offers swaps. Default on (C-027). */
  readonly enableSwaps?: boolean | undefined
  /** Lists browser wallets that announce themselves by EIP-6963. Default on (C-028). */
  readonly enableEIP6963?: boolean | undefined
  /**
   * Whether the connect button asks for the wallets of Connect as soon as the pointer or the focus reaches it, once a page load. It does
   * not where the visitor saves data. On a phone, it also prepares the pairing of WalletConnect when wallets are listed, so that a tap opens
   * the wallet's app. Default `true`; with `false`, no service is asked before the modal opens, and the relay when a wallet is chosen.
   */
  readonly prefetch?: boolean | undefined
  /** Requires sign-in with wallet. Default off (C-029). */
  readonly isSiweEnabled?: boolean | undefined
  /** The functions of the host's server for sign-in with wallet (C-030). */
  readonly siweConfig?: SiweConfig | undefined
  /**
   * Name, description, address and icons of the app, which wallets and the secure site show
   * (C-031).
   */
  readonly metadata?: AppMetadata | undefined
  /** The colour scheme. Follows the visitor's system when absent (C-032). */
  readonly themeMode?: 'light' | 'dark' | undefined
  /** Colours, font, font size, radius and stacking order of the widget (C-033, open point 19). */
  readonly themeVariables?: ThemeVariables | undefined
  /** The network of a first visit: CAIP-2 id, EVM chain number, or the network itself (C-034). */
  readonly defaultChain?: ChainId | number | Network | EvmChain | undefined
  /** Lets visitors stay on a network that is not in `adapters`. Default off (C-035). */
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
  /** The networks of all adapters, in their order. */
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
  /** `undefined` means the built-in provider. */
  readonly onrampProviders: readonly OnrampProvider[] | undefined
  readonly enableSwaps: boolean
  readonly enableEIP6963: boolean
  readonly prefetch: boolean
  readonly isSiweEnabled: boolean
  readonly siweConfig: SiweConfig | undefined
  readonly metadata: AppMetadata | undefined
  readonly defaultChain: ChainId
  readonly allowUnsupportedChain: boolean
  readonly auth:
    { readonly [Name in keyof AuthOptions]-?: NonNullable<AuthOptions[Name]> } | undefined
  readonly storagePrefix: string
}
