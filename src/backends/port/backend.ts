import type { Analytics } from './services/analytics.ts'
import type { AppMetadata, Auth } from './auth.ts'
import type { Balances } from './services/balances.ts'
import type { Browser } from './browser.ts'
import type { Chains } from './chains.ts'
import type { Clock } from './clock.ts'
import type { Connectors } from './connectors.ts'
import type { History } from './services/history.ts'
import type { IdentityService } from './services/identity.ts'
import type { Names } from './services/names.ts'
import type { Network } from './network.ts'
import type { Onramp } from './services/onramp.ts'
import type { Random } from './random.ts'
import type { Storage } from './storage.ts'
import type { Swap } from './services/swap.ts'
import type { WalletConnect } from './walletConnect.ts'
import type { WalletDirectory } from './services/wallets.ts'

/**
 * Where pictures may come from that strangers can name (ENS avatars, tokens, NFTs): https hosts, of which
 * `*.example.org` names all below one; or a proxy of the host page's, which gets the picture's address and
 * gives the one to load instead, a path of the page or https.
 */
export type RemoteImages =
  { readonly hosts: readonly string[] } | { readonly proxy: (url: string) => string }

/** What the widget passes to its backend. */
export interface BackendContext {
  /** The host's project id, 32 hex characters at the public services (wire 1.2). */
  readonly projectId: string
  /** False hides the wallets that announce themselves (C-028). */
  readonly eip6963: boolean
  /** The host's app as it presents itself to wallets (C-031). */
  readonly metadata?: AppMetadata
  /** What the host asks for, in its order: wallets of other chain namespaces are not looked for. All EVM when absent. */
  readonly networks?: readonly Network[] | undefined
  /** The asset hosts of the services when absent. */
  readonly remoteImages?: RemoteImages | undefined
  /** Wallets of two chain namespaces that the host vouches for. */
  readonly multiChainWallets?: readonly MultiChainWallet[] | undefined
}

/**
 * Says that what announces itself with this rdns on EVM (EIP-6963) and registers under this name on Solana
 * (wallet standard) is one wallet. Neither side can prove it: names and rdns are claims that any extension
 * can make, so only the host joins them, and two wallets that make the same claim are never joined.
 */
export interface MultiChainWallet {
  readonly rdns: string
  /** The wallet's own name, to the letter. */
  readonly solanaName: string
}

/**
 * Everything the widget asks of the outside. An optional part is a capability: where it is missing,
 * the widget shows no way to it.
 */
export interface Backend {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  readonly browser: Browser
  readonly connectors: Connectors
  readonly chains: Chains
  readonly identity: IdentityService
  readonly balances: Balances
  readonly analytics: Analytics
  readonly directory?: WalletDirectory | undefined
  readonly auth?: Auth | undefined
  readonly walletConnect?: WalletConnect | undefined
  readonly names?: Names | undefined
  readonly history?: History | undefined
  readonly swap?: Swap | undefined
  readonly onramp?: Onramp | undefined
  /** Languages for development beside the widget's own, by BCP 47 tag. */
  readonly locales?: Readonly<Record<string, SimulatedLocale>> | undefined
}

/** A language that nobody speaks, made of English, to see what a translation would miss or break. */
export interface SimulatedLocale {
  /** Makes a text of the table of the English one: a string, a function that gives one, or lists and objects of them. */
  translate(english: unknown): unknown
  /** The language whose dates and figures it has (BCP 47). */
  readonly datesAndFiguresOf: string
}

/** Makes a backend for one widget. `foyerkit/real` and `foyerkit/mock` both export one. */
export interface BackendFactory {
  (context: BackendContext): Backend
  /**
   * A backend for development may observe its widgets: returns an observer as the host's own option `inspect` is one.
   * @param widget gives the widget (`Foyer`) once it is made
   */
  readonly observe?: (widget: () => unknown) => (event: unknown) => void
}
