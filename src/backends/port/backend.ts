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
 * The hosts allowed for pictures whose address a third party chooses (ENS avatars, tokens, NFTs): https hosts, where
 * `*.example.org` matches all subdomains; or the host page's proxy, a function from the picture's address to the one to
 * load, a path of the page or https.
 */
export type RemoteImages =
  { readonly hosts: readonly string[] } | { readonly proxy: (url: string) => string }

/** The widget's parameters for its backend. */
export interface BackendContext {
  /** The host's project id. The public services give ids of 32 hex characters (wire 1.2). */
  readonly projectId: string
  /** False hides the wallets that announce themselves by EIP-6963 (C-028). */
  readonly eip6963: boolean
  /** The host's app, as wallets show it when it connects (C-031). */
  readonly metadata?: AppMetadata
  /** The networks of the host, in its order; wallets of other chain namespaces are ignored. All EVM when absent. */
  readonly networks?: readonly Network[] | undefined
  /** The hosts allowed for pictures. Defaults to the asset hosts of the services. */
  readonly remoteImages?: RemoteImages | undefined
  /** Wallets of two chain namespaces that the host vouches for. */
  readonly multiChainWallets?: readonly MultiChainWallet[] | undefined
  /** The beginning of every storage key; widgets with different ones share nothing. Defaults to `@foyer/`. */
  readonly storagePrefix?: string | undefined
}

/**
 * Declares that the EVM wallet with this rdns (EIP-6963) and the Solana wallet with this name (wallet standard) are one
 * wallet. Neither side can prove it, because any extension can claim a name or rdns. So only the host can join them,
 * and two wallets with the same claim are never joined.
 */
export interface MultiChainWallet {
  readonly rdns: string
  /** The wallet's exact name. */
  readonly solanaName: string
}

/**
 * Every service outside the page that the widget uses. If an optional part is missing, the widget does not offer its
 * feature.
 */
export interface Backend {
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  /**
   * Storage that is kept over a reload, for this tab only. Without it, an unfinished login ends
   * with the page.
   */
  readonly tabStorage?: Pick<Storage, 'get' | 'set' | 'remove'> | undefined
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

/** A pseudo-language derived from English, which shows what a translation would miss or break. */
export interface SimulatedLocale {
  /** Converts a text of the English table: a string, a function that returns one, or lists and objects of them. */
  translate(english: unknown): unknown
  /** The language whose date and number formats it uses (BCP 47). */
  readonly datesAndFiguresOf: string
}

/** Creates a backend for one widget. `foyerkit/real` and `foyerkit-lab/mock` each export one. */
export interface BackendFactory {
  (context: BackendContext): Backend
  /**
   * Lets a development backend observe its widgets. Returns an observer like the host's `inspect` option.
   * @param widget returns the widget (`Foyer`) once it is created
   */
  readonly observe?: (widget: () => unknown) => (event: unknown) => void
}
