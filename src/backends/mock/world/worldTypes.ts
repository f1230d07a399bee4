import type { LocalChain } from '../../../../anvil/chainList.ts'
import type { AccountType, Address, SocialProvider } from '../../port/connectors.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { WalletBehaviour } from './misbehaviours.ts'

/** A person who can log in by e-mail, social login or Farcaster. */
export interface Person {
  readonly email: string
  readonly userName?: string
  readonly socials?: readonly SocialProvider[]
  /** Indexes of anvil's public test accounts. With more than one, SelectAddresses follows (C-184). */
  readonly accountIndexes: readonly number[]
  /** If false, the next login first requires approval of the device by a link (C-181). */
  readonly deviceKnown: boolean
  /** If true, a change of the address requires only the new one's code (C-192). */
  readonly onlyNewEmailCode?: true
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
}

/** A mail in the simulated mailbox. */
export interface Mail {
  readonly id: string
  readonly to: string
  /** Virtual ms since epoch. */
  readonly at: number
  readonly kind: 'code' | 'device'
  readonly subject: string
  /** Six digits (`code`). */
  readonly code?: string
  readonly codeState?: 'valid' | 'used' | 'expired' | 'replaced'
  /** ms since epoch, 20 minutes after it was sent. */
  readonly expiresAt?: number
  /** Device approval (`device`). */
  readonly deviceState?: 'waiting' | 'approved' | 'rejected'
  readonly read: boolean
}

/** A wallet installed in the simulated browser. */
export interface InstalledWallet {
  /** Key in the workbench and in scenarios: `fox`, `orbit`, … */
  readonly key: string
  /** Announced over EIP-6963, the one bare `window.ethereum`, or wallet standard only, without EVM. */
  readonly via: 'eip6963' | 'window.ethereum' | 'wallet-standard'
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** Data URI; a scenario may set a hostile one. */
  readonly icon: string
  /** Indexes of the public test accounts, on EVM and on Solana, first is active. */
  readonly accountIndexes: readonly number[]
  /** The wallet's active chain. Solana wallets have none: the page names the cluster with each request. */
  readonly chainId: ChainId
  readonly knownChainIds: readonly ChainId[]
  /** Origins that may read the accounts. */
  readonly grantedOrigins: readonly string[]
  /** Origins that may read the Solana accounts. Present in a wallet that supports Solana. */
  readonly solanaOrigins?: readonly string[]
  readonly locked: boolean
  readonly installed: boolean
  /** A property that throws when the page reads it: `window.ethereum`, or its icon on Solana. */
  readonly throwing?: true
  /** The policy for requests: wait for the wallet panel, or answer at once. */
  readonly policy: 'ask' | 'approve' | 'reject'
  /** Batches of calls that it sent (EIP-5792), the newest last. */
  readonly batches?: readonly CallBatch[]
  /** Tokens that a page asked it to show (EIP-747). */
  readonly assets?: readonly WatchedAsset[]
}

/** A batch of calls that a wallet sent. */
export interface CallBatch {
  readonly id: string
  /** Origin of the page that requested it. */
  readonly origin: string
  readonly chainId: ChainId
  /** Hashes of the transactions, in order. */
  readonly hashes: readonly string[]
  /** Whether the chain rejected the call after them. */
  readonly failed: boolean
}

/** A token in a wallet's list. */
export interface WatchedAsset {
  readonly chainId: ChainId
  /** Lower case. */
  readonly address: string
  readonly symbol: string
  /** Absent for an NFT. */
  readonly decimals?: number
  /** Token id of an NFT, decimal. */
  readonly tokenId?: string
}

/** The phone with a WalletConnect wallet. */
export interface PhoneWorld {
  /** The chains on EVM and on Solana that it knows. Any other is answered with 4902 until an app adds it. */
  readonly knownChainIds: readonly ChainId[]
  /** False if it is offline. */
  readonly online: boolean
}

/** A message on its way over the WalletConnect relay. */
export interface RelayMessage {
  readonly id: string
  readonly topic: string
  /** Encrypted; only the two ends can read it. */
  readonly message: string
  /** Its kind, from the public list: 1108 is a request of a session. */
  readonly tag: number
  readonly attestation: string | null
  /** Virtual ms since epoch. */
  readonly publishedAt: number
  /** Virtual ms since epoch. */
  readonly expiresAt: number
  /** The client that published it. */
  readonly from: string
}

/** A name and picture known to the identity service. */
export interface IdentityRecord {
  readonly address: Address
  readonly name?: string
  readonly avatar?: string
}

/** A registered account name (wire 1.6). */
export interface NameEntry {
  /** With its zone: `ada.wcn.id`. */
  readonly name: string
  /** Virtual ms since epoch. */
  readonly registeredAt: number
  /** By coin type. */
  readonly addresses: Readonly<Record<string, Address>>
}

/** The state of the host's own server for sign-in with wallet. */
export interface SiweServerState {
  readonly nonces: readonly {
    readonly value: string
    /** Virtual ms since epoch. */
    readonly expiresAt: number
    readonly used: boolean
  }[]
  /** The signed-in account, and the end of its session. */
  readonly session: {
    readonly address: Address
    readonly chainId: ChainId
    readonly expiresAt: number
  } | null
}

/** The directory: the number of wallets generated from the seed, and those that a scenario adds in front. */
export interface DirectoryWorld {
  readonly size: number
  readonly extra: readonly Readonly<Record<string, unknown>>[]
}

/** An ERC-20 token of the host, which the host deploys on a local chain. */
export interface WorldToken {
  readonly chainId: ChainId
  /** EIP-55, the address of the contract's deployment. */
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** A purchase at the on-ramp provider. It appears in the history of its account (wire 1.8, `onramp=coinbase`). */
export interface Purchase {
  readonly id: string
  readonly account: Address
  /** Virtual ms since epoch. */
  readonly at: number
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Symbol of the bought token. */
  readonly purchaseCurrency: string
  /** Decimal text. */
  readonly purchaseAmount: string
  /** `USD`, `EUR` or `GBP`. */
  readonly fiatCurrency: string
  /** Decimal text. */
  readonly fiatAmount: string
  readonly chainId: ChainId
  /** Virtual ms since epoch at which a delayed purchase is delivered. */
  readonly dueAt?: number
  /** Hash of the transaction that delivers the tokens, once it exists. */
  readonly hash?: string
}

/** The whole simulated state, as plain data. Handlers and panels are views of it. */
export interface WorldState {
  readonly seed: number
  /** Virtual time at the start of the world, ms since epoch. */
  readonly startedAt: number
  /**
   * Time of the visitor's device minus that of everything else, in ms: services, chains and other devices. 0 at first.
   * The page's `Date` follows it on pages whose `Date` is simulated.
   */
  readonly deviceClockOffsetMs: number
  /** Number of pages of this world before the current one: a page must not generate the ids of an earlier page. */
  readonly pages: number
  /** EVM chains of the host, in addition to the built-in ones or instead of one of them. */
  readonly chains: readonly LocalChain[]
  /** Tokens of the host, in addition to the built-in ones. Their prices are in `prices`. */
  readonly tokens: readonly WorldToken[]
  readonly people: readonly Person[]
  readonly mails: readonly Mail[]
  readonly wallets: readonly InstalledWallet[]
  /** How wallets depart from the standards, by the key of the wallet. */
  readonly quirks: Readonly<Record<string, WalletBehaviour | undefined>>
  readonly phone: PhoneWorld
  /** The storage of the phone's wallet, by key. */
  readonly phoneStorage: Readonly<Record<string, string>>
  /** Messages that wait at the WalletConnect relay, oldest first. */
  readonly relayMessages: readonly RelayMessage[]
  /** The sockets of a client to which the relay delivers: all of them, or only the one that was opened last. */
  readonly relaySockets: 'all' | 'newest'
  readonly identities: readonly IdentityRecord[]
  readonly names: readonly NameEntry[]
  readonly siwe: SiweServerState
  readonly directory: DirectoryWorld
  /** USD per native coin and token, by symbol; `priceOf` also handles tokens that follow a coin. */
  readonly prices: Readonly<Record<string, number>>
  /** Number of generated tokens that every address holds on Ethereum in addition to those of the chain, for long lists; 0 at first. */
  readonly manyTokens: number
  /** The e-mail address logged in at the secure site, if any. */
  readonly secureSession: { readonly email: string; readonly chainId: ChainId } | null
  /** What the secure site's page was asked for and has not finished: a login, a change of the e-mail address. */
  readonly secureRequest: {
    readonly login?: {
      readonly email: string
      /** Virtual ms since epoch. */
      readonly at: number
    }
    /** `confirmed` once the current address has confirmed the change. */
    readonly change?: { readonly to: string; readonly confirmed: boolean }
  }
  /** True if the secure site forgets `secureRequest` with a reload of the page. */
  readonly secureSiteForgets: boolean
  /** Chain ids on which the secure site offers smart accounts. */
  readonly smartAccountChainIds: readonly ChainId[]
  /** All purchases of all accounts, in any order. */
  readonly purchases: readonly Purchase[]
  /**
   * Number of transactions of every account on every network before the world's start. `null`: each account has its own past, from several
   * years to none at all (`historyLength.ts`).
   */
  readonly pastTransactions: number | null
}

/** The changes of a scenario to the seeded world: lists replace, records merge. */
export type WorldPatch = Partial<Omit<WorldState, 'phone' | 'pages'>> & {
  readonly phone?: Partial<PhoneWorld>
}

/** A store for the world. Everything simulated reads its state, which is plain data and never changed in place. */
export interface World {
  get(): WorldState
  update(change: (state: WorldState) => WorldState): void
  subscribe(listener: () => void): () => void
  /** Plain data to keep across a reload. */
  snapshot(): WorldState
  restore(state: WorldState): void
}
