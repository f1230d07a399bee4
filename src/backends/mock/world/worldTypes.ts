import type { LocalChain } from '../../../../anvil/chainList.ts'
import type { AccountType, Address, SocialProvider } from '../../port/connectors.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { WalletBehaviour } from './misbehaviours.ts'

/** A person who can log in by e-mail, social login or Farcaster. */
export interface Person {
  readonly email: string
  readonly userName?: string
  readonly socials?: readonly SocialProvider[]
  /**
   * The indexes of anvil's public test accounts. A login with more than one lets the person choose
   * among them (C-184).
   */
  readonly accountIndexes: readonly number[]
  /** False if the next login first requires approval of the device by a link (C-181). */
  readonly deviceKnown: boolean
  /** True if a change of the address requires only the code of the new one (C-192). */
  readonly onlyNewEmailCode?: true
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
}

/** A mail in the simulated mailbox. */
export interface Mail {
  readonly id: string
  readonly to: string
  /** When it was sent, in virtual ms since epoch. */
  readonly at: number
  readonly kind: 'code' | 'device'
  readonly subject: string
  /** The six digits of a mail of the kind `code`. */
  readonly code?: string
  readonly codeState?: 'valid' | 'used' | 'expired' | 'replaced'
  /** When the code expires, in ms since epoch: 20 minutes after it was sent. */
  readonly expiresAt?: number
  /** The state of the approval, for a mail of the kind `device`. */
  readonly deviceState?: 'waiting' | 'approved' | 'rejected'
  readonly read: boolean
}

/** A wallet installed in the simulated browser. */
export interface InstalledWallet {
  /** The key in the workbench and in scenarios: `fox`, `orbit`, … */
  readonly key: string
  /**
   * How pages find it: announced over EIP-6963, as the one bare `window.ethereum`, or only over the
   * wallet standard, without EVM.
   */
  readonly via: 'eip6963' | 'window.ethereum' | 'wallet-standard'
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** The icon as data URI; a scenario may set a hostile one. */
  readonly icon: string
  /** The indexes of the public test accounts, on EVM and on Solana; the first is active. */
  readonly accountIndexes: readonly number[]
  /** The wallet's active chain. Solana wallets have none: the page names the cluster with each request. */
  readonly chainId: ChainId
  readonly knownChainIds: readonly ChainId[]
  /** The origins that may read the accounts. */
  readonly grantedOrigins: readonly string[]
  /** The origins that may read the Solana accounts. Present in a wallet that supports Solana. */
  readonly solanaOrigins?: readonly string[]
  readonly locked: boolean
  readonly installed: boolean
  /** A property that throws when the page reads it: `window.ethereum`, or its icon on Solana. */
  readonly throwing?: true
  /** The policy for requests: wait for the wallet panel, or answer at once. */
  readonly policy: 'ask' | 'approve' | 'reject'
  /** The batches of calls that it sent (EIP-5792), the newest last. */
  readonly batches?: readonly CallBatch[]
  /** The tokens that a page asked it to show (EIP-747). */
  readonly assets?: readonly WatchedAsset[]
}

/** A batch of calls that a wallet sent. */
export interface CallBatch {
  readonly id: string
  /** The origin of the page that requested it. */
  readonly origin: string
  readonly chainId: ChainId
  /** The hashes of the transactions, in order. */
  readonly hashes: readonly string[]
  /** True if the chain rejected the call after them. */
  readonly failed: boolean
}

/** A token in a wallet's list. */
export interface WatchedAsset {
  readonly chainId: ChainId
  /** The token's contract, in lower case. */
  readonly address: string
  readonly symbol: string
  /** The token's decimals; absent for an NFT. */
  readonly decimals?: number
  /** The token id of an NFT, decimal. */
  readonly tokenId?: string
}

/** The phone with a WalletConnect wallet. */
export interface PhoneWorld {
  /** The chains on EVM and on Solana that it knows. Any other is answered with 4902 until an app adds it. */
  readonly knownChainIds: readonly ChainId[]
  /** False if it is offline. */
  readonly online: boolean
  /** Present if the page is on this phone, too: it sleeps while another app is in front, as the device's rules say. */
  readonly page?: PageOnPhone
}

/** A page in the browser of the simulated phone: what differs from the device's rules. */
export interface PageOnPhone {
  /** What the page finds when it wakes: its sockets `closed` with code 1006, or open but `silent`. */
  readonly sockets?: 'closed' | 'silent'
  /** The event that tells the page of the visitor's return; `visibilitychange` if absent. Some versions of iOS send only `pageshow`. */
  readonly returnsBy?: 'visibilitychange' | 'pageshow'
  /** The installed apps. With them, a link ends as on the device; without, the links of the page are only listed. */
  readonly apps?: readonly (string | PhoneApp)[]
}

/** An app on the phone. In a list of apps, the name of a wallet of the directory stands for that wallet's app. */
export interface PhoneApp {
  readonly name: string
  /** The beginnings of the links that open it: `quillsafe:`, `https://quillsafe.example/`. */
  readonly opens: readonly string[]
}

/** A message on its way over the WalletConnect relay. */
export interface RelayMessage {
  readonly id: string
  readonly topic: string
  /** The content, encrypted; only the two ends can read it. */
  readonly message: string
  /** Its kind, from the public list: 1108 is a request of a session. */
  readonly tag: number
  readonly attestation: string | null
  /** When it was published, in virtual ms since epoch. */
  readonly publishedAt: number
  /** When it expires, in virtual ms since epoch. */
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
  /** The name with its zone: `ada.wcn.id`. */
  readonly name: string
  /** When it was registered, in virtual ms since epoch. */
  readonly registeredAt: number
  /** The addresses of the name, by coin type. */
  readonly addresses: Readonly<Record<string, Address>>
}

/** The state of the host's own server for sign-in with wallet. */
export interface SiweServerState {
  readonly nonces: readonly {
    readonly value: string
    /** When it expires, in virtual ms since epoch. */
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
  /** The address of the contract's deployment, in the letter case of EIP-55. */
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/**
 * A purchase at the on-ramp provider. It appears in the history of its account, among the on-ramp
 * entries (wire 1.8).
 */
export interface Purchase {
  readonly id: string
  readonly account: Address
  /** When it was made, in virtual ms since epoch. */
  readonly at: number
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The symbol of the bought token. */
  readonly purchaseCurrency: string
  /** The bought amount as decimal text. */
  readonly purchaseAmount: string
  /** The payment currency: `USD`, `EUR` or `GBP`. */
  readonly fiatCurrency: string
  /** The paid amount as decimal text. */
  readonly fiatAmount: string
  readonly chainId: ChainId
  /** When a delayed purchase is delivered, in virtual ms since epoch. */
  readonly dueAt?: number
  /** The hash of the transaction that delivers the tokens, once it exists. */
  readonly hash?: string
}

/** The whole simulated state, as plain data. Handlers and panels are views of it. */
export interface WorldState {
  readonly seed: number
  /** The virtual time at the start of the world, in ms since epoch. */
  readonly startedAt: number
  /**
   * Time of the visitor's device minus that of everything else, in ms: services, chains and other devices. 0 at first.
   * The page's `Date` follows it on pages whose `Date` is simulated.
   */
  readonly deviceClockOffsetMs: number
  /**
   * The number of pages of this world before the current one: a page must not generate the ids of
   * an earlier page.
   */
  readonly pages: number
  /** The EVM chains of the host, in addition to the built-in ones or instead of one of them. */
  readonly chains: readonly LocalChain[]
  /** The tokens of the host, in addition to the built-in ones. Their prices are in `prices`. */
  readonly tokens: readonly WorldToken[]
  readonly people: readonly Person[]
  readonly mails: readonly Mail[]
  readonly wallets: readonly InstalledWallet[]
  /** How wallets depart from the standards, by the key of the wallet. */
  readonly quirks: Readonly<Record<string, WalletBehaviour | undefined>>
  readonly phone: PhoneWorld
  /** The storage of the phone's wallet, by key. */
  readonly phoneStorage: Readonly<Record<string, string>>
  /** The messages that wait at the WalletConnect relay, oldest first. */
  readonly relayMessages: readonly RelayMessage[]
  /** The sockets of a client to which the relay delivers: all of them, or only the one that was opened last. */
  readonly relaySockets: 'all' | 'newest'
  readonly identities: readonly IdentityRecord[]
  readonly names: readonly NameEntry[]
  readonly siwe: SiweServerState
  readonly directory: DirectoryWorld
  /**
   * The price in USD per native coin and token, by symbol; `priceOf` also handles tokens that
   * follow a coin.
   */
  readonly prices: Readonly<Record<string, number>>
  /**
   * The number of generated tokens that every address holds on Ethereum in addition to those of the
   * chain, for long lists; 0 at first.
   */
  readonly manyTokens: number
  /** The e-mail address logged in at the secure site, if any. */
  readonly secureSession: { readonly email: string; readonly chainId: ChainId } | null
  /** What the secure site's page was asked for and has not finished: a login, a change of the e-mail address. */
  readonly secureRequest: {
    readonly login?: {
      readonly email: string
      /** When it was asked, in virtual ms since epoch. */
      readonly at: number
    }
    /** `confirmed` once the current address has confirmed the change. */
    readonly change?: { readonly to: string; readonly confirmed: boolean }
  }
  /** True if the secure site forgets `secureRequest` with a reload of the page. */
  readonly secureSiteForgets: boolean
  /** The ids of the chains on which the secure site offers smart accounts. */
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
  /** Returns plain data to keep across a reload. */
  snapshot(): WorldState
  restore(state: WorldState): void
}
