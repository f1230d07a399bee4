import type { ChainId, ChainNamespace } from './chainIds.ts'
import type { Network } from './network.ts'

/** The kinds of connectors (C-168). */
export type ConnectorType =
  'AUTH' | 'INJECTED' | 'ANNOUNCED' | 'WALLET_CONNECT' | 'MULTI_CHAIN' | 'EXTERNAL'

/** The providers of social logins. The login widget shows them in this order (C-005, wire 2.6). */
export const socialProviders = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const
export type SocialProvider = (typeof socialProviders)[number]
/** A provider whose login opens a window. Farcaster shows a QR code. */
export type WindowProvider = Exclude<SocialProvider, 'farcaster'>

/** One way to connect (C-167). `name` and `imageUrl` come from the wallet: text and picture, never markup. */
export interface Connector {
  /** Unique among the connectors of this page, stable across reloads for the same wallet. */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly chain: ChainNamespace
  /** The address of its picture, already checked: `https:`, `data:image/` or `blob:`. */
  readonly imageUrl?: string
  /** Key of the picture at the wallet API (wire 5.5). */
  readonly imageId?: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  /** True when several wallets of this page claim to be this one and the right one cannot be determined. */
  readonly contested?: boolean
  /** Id of the same wallet in the directory. */
  readonly explorerId?: string
  /** The connectors of a MULTI_CHAIN wallet, one per chain namespace. */
  readonly providers?: readonly {
    readonly connectorId: string
    readonly chain: ChainNamespace
    readonly name: string
    readonly type: ConnectorType
  }[]
  /** The fields of an AUTH connector (C-169). */
  readonly email?: boolean
  readonly socials?: readonly SocialProvider[]
  readonly showWallets?: boolean
  readonly walletFeatures?: boolean
}

/** An EIP-1193 request. */
export interface Eip1193Request {
  readonly method: string
  readonly params?: readonly unknown[] | Record<string, unknown>
}

/** The part of EIP-1193 that the host receives: requests and the three events. */
export interface Eip1193Provider {
  request(request: Eip1193Request): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): unknown
  removeListener(event: string, listener: (...args: never[]) => void): unknown
}

/** An address in the chain's own format. */
export type Address = string

export type AccountType = 'eoa' | 'smartAccount'

/** Events of a connected wallet. */
export interface ConnectionEvents {
  accountsChanged(accounts: readonly Address[]): void
  /** The wallet's chain changed; `chainId` is CAIP-2. */
  chainChanged(chainId: ChainId): void
  /** The connection is over. A wallet of this browser may only be locked: `Connectors.reconnect` waits for it. */
  disconnected(): void
}

/** A connected wallet. The wallet may change its accounts and chain at any time; `subscribe` reports it. */
export interface Connection {
  readonly connectorId: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  /** The first is active. Never empty. */
  readonly accounts: readonly Address[]
  /** The wallet's current chain (CAIP-2), even if the host does not request it. */
  readonly chainId: ChainId
  /** Chains that the wallet approved; `undefined` when it accepts any (all networks supported). */
  readonly approvedChainIds: readonly ChainId[] | undefined
  /** The person who logged in, for an AUTH connection (C-176). */
  readonly user?: AuthUser
  readonly provider: Eip1193Provider
  /**
   * Sends a request to the wallet synchronously. Use it right after a check of the wallet's chain: `provider` checks
   * the chain again before it requests a signature, and the chain can change in between. Absent if `provider` has no
   * such check.
   */
  readonly requestNow?: Eip1193Provider['request']
  /** True if the wallet reads its chain from its own node and not through a service of this page. */
  readonly hasOwnNode?: boolean
  /** The connections to other chain namespaces that the same session approved; all end together. */
  readonly companions?: readonly Connection[]
  subscribe(events: ConnectionEvents): () => void
  /**
   * Moves the wallet to a network; adds the network first if the wallet does not know it, by its
   * error 4902 or 5000 (wire 5.5). Rejects with `wallet.*`.
   */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /** Ends the session in the wallet, if the wallet supports it. */
  disconnect(): Promise<void>
}

/** The person behind an AUTH connection, as GET_USER reports it (C-176, wire 2.3). */
export interface AuthUser {
  readonly email?: string
  readonly address: Address
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: Address; readonly type: AccountType }[]
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
  /** The person's name, for social and Farcaster logins. */
  readonly userName?: string
  readonly socialProvider?: SocialProvider
}

/**
 * The wallets of this browser: announced (EIP-6963 and the Solana wallet standard), injected (`window.ethereum`) and
 * external. `chainId` is the preferred network for wallets that let the page choose; other wallets keep theirs. All
 * calls reject with `wallet.*`, `none.connector` or `aborted`.
 */
export interface Connectors {
  /**
   * Returns the wallets found so far. The first call asks the page's wallets to announce
   * themselves.
   */
  list(): readonly Connector[]
  subscribe(listener: (connectors: readonly Connector[]) => void): () => void
  /**
   * Requests the connection from the wallet, which may prompt its owner. A malformed response rejects with
   * `wallet.malformed`.
   */
  connect(
    connectorId: string,
    options: { chainId?: ChainId | undefined; signal?: AbortSignal | undefined },
  ): Promise<Connection>
  /**
   * Restores the connection of an earlier visit without a prompt. Waits until the wallet is on this page, answers and
   * grants an account, even if it appears late, is locked or does not answer at first. `onAway` is called when it is
   * there and grants none for now. `undefined` from a connector that cannot restore. Rejects with `aborted`, and with
   * `network.failed` if its code does not load.
   */
  reconnect(
    connectorId: string,
    options?: {
      chainId?: ChainId | undefined
      signal?: AbortSignal | undefined
      onAway?: (() => void) | undefined
    },
  ): Promise<Connection | undefined>
}
