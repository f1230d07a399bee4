import type { ChainId, ChainNamespace } from './chainIds.ts'
import type { Network } from './network.ts'

/** C-168. */
export type ConnectorType =
  'AUTH' | 'INJECTED' | 'ANNOUNCED' | 'WALLET_CONNECT' | 'MULTI_CHAIN' | 'EXTERNAL'

/** C-005 and wire 2.6, in the default order of the login widget. */
export type SocialProvider =
  'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'

/** One way to connect (C-167). `name` and `imageUrl` come from the wallet: text and picture, never markup. */
export interface Connector {
  /** Unique among the connectors of this page, stable across reloads for the same wallet. */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly chain: ChainNamespace
  /** Checked: `https:`, `data:image/` or `blob:`. */
  readonly imageUrl?: string
  /** Key of the picture at the wallet API (wire 5.5). */
  readonly imageId?: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  /** True when several wallets of this page claim to be this one, so that the right one cannot be determined. */
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
  /** AUTH only (C-169). */
  readonly email?: boolean
  readonly socials?: readonly SocialProvider[]
  readonly showWallets?: boolean
  readonly walletFeatures?: boolean
}

/** A request as EIP-1193 has it. */
export interface Eip1193Request {
  readonly method: string
  readonly params?: readonly unknown[] | Record<string, unknown>
}

/** The part of EIP-1193 that the host gets: requests and the three events. */
export interface Eip1193Provider {
  request(request: Eip1193Request): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): unknown
  removeListener(event: string, listener: (...args: never[]) => void): unknown
}

/** Address in the chain's own writing. */
export type Address = string

export type AccountType = 'eoa' | 'smartAccount'

/** Events of a connected wallet. */
export interface ConnectionEvents {
  accountsChanged(accounts: readonly Address[]): void
  /** CAIP-2. */
  chainChanged(chainId: ChainId): void
  disconnected(): void
}

/**
 * A wallet that said yes. It stays the wallet's own: accounts and chain change under us and are
 * reported through `subscribe`.
 */
export interface Connection {
  readonly connectorId: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  /** First is active. Never empty. */
  readonly accounts: readonly Address[]
  /** The chain the wallet is on, CAIP-2, whether or not the host asked for it. */
  readonly chainId: ChainId
  /** Chains the wallet approved; `undefined` when it takes any (all networks supported). */
  readonly approvedChainIds: readonly ChainId[] | undefined
  /** AUTH only (C-176). */
  readonly user?: AuthUser
  readonly provider: Eip1193Provider
  /**
   * A request that reaches the wallet before this returns, for who has just asked it for its chain: `provider` asks it once more
   * before it has something signed, and much can change meanwhile. Absent where `provider` does not.
   */
  readonly requestNow?: Eip1193Provider['request']
  /** True where the wallet reads its chain over a node of its own, and not over a service of this page. */
  readonly hasOwnNode?: boolean
  /** What the same wallet approved in other chain namespaces by the same session; all end together. */
  readonly companions?: readonly Connection[]
  subscribe(events: ConnectionEvents): () => void
  /**
   * Moves the wallet to a network, adding it first when the wallet does not know it (4902 or 5000,
   * wire 5.5). Rejects with `wallet.*`.
   */
  switchNetwork(network: Network, signal?: AbortSignal): Promise<void>
  /** Ends the session on the wallet's side as far as that wallet can. */
  disconnect(): Promise<void>
}

/** The person behind an AUTH connection (C-176, wire 2.3 GET_USER). */
export interface AuthUser {
  readonly email?: string
  readonly address: Address
  readonly chainId: ChainId
  readonly accounts: readonly { readonly address: Address; readonly type: AccountType }[]
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
  /** Social and Farcaster logins. */
  readonly userName?: string
  readonly socialProvider?: SocialProvider
}

/**
 * The wallets this browser shows: announced (EIP-6963, and the wallet standard on Solana), injected
 * (`window.ethereum`), external. `chainId` is the network that is wanted, for wallets that leave it to the
 * page; another wallet stays where it is. All calls reject with `wallet.*`, `none.connector` or `aborted`.
 */
export interface Connectors {
  /** Found so far; asks the page's wallets to announce themselves on first use. */
  list(): readonly Connector[]
  subscribe(listener: (connectors: readonly Connector[]) => void): () => void
  /** Asks the wallet's owner. A malformed answer rejects with `wallet.malformed`. */
  connect(
    connectorId: string,
    options: { chainId?: ChainId | undefined; signal?: AbortSignal | undefined },
  ): Promise<Connection>
  /** Without asking: the connection if the wallet still grants accounts, else `undefined`. */
  reconnect(
    connectorId: string,
    options?: { chainId?: ChainId | undefined; signal?: AbortSignal | undefined },
  ): Promise<Connection | undefined>
}
