import type { LocalChain } from '../../../../anvil/chainList.ts'
import type { AccountType, Address, SocialProvider } from '../../port/connectors.ts'
import type { ChainId } from '../../port/chainIds.ts'

/** A person who can log in by e-mail, social login or Farcaster. */
export interface Person {
  readonly email: string
  readonly userName?: string
  readonly socials?: readonly SocialProvider[]
  /** Index of anvil's public test accounts. More than one: SelectAddresses follows (C-184). */
  readonly accountIndexes: readonly number[]
  /** False: the next login asks to approve the device by a link first (C-181). */
  readonly deviceKnown: boolean
  /** True: a change of the address asks for the new one's code only (C-192). */
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
  /** Announced over EIP-6963, the one bare `window.ethereum`, or not on EVM at all: wallet standard only. */
  readonly via: 'eip6963' | 'window.ethereum' | 'wallet-standard'
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** Data URI; hostile ones are a scenario's business. */
  readonly icon: string
  /** Indexes of the public test accounts, on EVM and on Solana, first is active. */
  readonly accountIndexes: readonly number[]
  /** The chain it is on; Solana wallets are on none, the page names the cluster with each request. */
  readonly chainId: ChainId
  readonly knownChainIds: readonly ChainId[]
  /** Origins that may read the accounts. */
  readonly grantedOrigins: readonly string[]
  /** Origins that may read the Solana accounts. Present in a wallet that is (also) on Solana. */
  readonly solanaOrigins?: readonly string[]
  readonly locked: boolean
  readonly installed: boolean
  /** What it shows the page throws when it is read: `window.ethereum`, or its icon on Solana. */
  readonly throwing?: true
  /** What happens to a request nobody decides: it waits for the wallet panel, or is answered at once. */
  readonly policy: 'ask' | 'approve' | 'reject'
  /** Calls that it sent together (EIP-5792), the newest last. */
  readonly batches?: readonly CallBatch[]
  /** Tokens that a page had it show (EIP-747). */
  readonly assets?: readonly WatchedAsset[]
}

/** Calls that a wallet sent together. */
export interface CallBatch {
  readonly id: string
  /** Of the page that asked for it. */
  readonly origin: string
  readonly chainId: ChainId
  /** Of the transactions, in their order. */
  readonly hashes: readonly string[]
  /** Whether the chain refused the call after them. */
  readonly failed: boolean
}

/** A token that a wallet shows. */
export interface WatchedAsset {
  readonly chainId: ChainId
  /** Lower case. */
  readonly address: string
  readonly symbol: string
  /** Absent for an NFT. */
  readonly decimals?: number
  /** Of an NFT, decimal. */
  readonly tokenId?: string
}

/** The phone with a WalletConnect wallet. */
export interface PhoneWorld {
  /** On EVM and on Solana. Any other is answered with 4902 until an app adds it. */
  readonly knownChainIds: readonly ChainId[]
  /** False: it has no net. */
  readonly online: boolean
}

/** A message on its way over the WalletConnect relay. */
export interface RelayMessage {
  readonly id: string
  readonly topic: string
  /** Encrypted: nobody but the two ends can read it. */
  readonly message: string
  /** Its kind, by the public list: 1108 is a request of a session. */
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

/** What the host's own server keeps for sign-in with wallet. */
export interface SiweServerState {
  readonly nonces: readonly {
    readonly value: string
    /** Virtual ms since epoch. */
    readonly expiresAt: number
    readonly used: boolean
  }[]
  /** Who is signed in, until when. */
  readonly session: {
    readonly address: Address
    readonly chainId: ChainId
    readonly expiresAt: number
  } | null
}

/** The directory: how many wallets are drawn from the seed, and those a scenario adds in front. */
export interface DirectoryWorld {
  readonly size: number
  readonly extra: readonly Readonly<Record<string, unknown>>[]
}

/** An ERC-20 token of the host, which it puts on a local chain itself. */
export interface WorldToken {
  readonly chainId: ChainId
  /** EIP-55, as the contract's deployment says it. */
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** A purchase at the on-ramp provider. It is in the history of its account (wire 1.8, `onramp=coinbase`). */
export interface Purchase {
  readonly id: string
  readonly account: Address
  /** Virtual ms since epoch. */
  readonly at: number
  readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Symbol of what is bought. */
  readonly purchaseCurrency: string
  /** Decimal text. */
  readonly purchaseAmount: string
  /** `USD`, `EUR` or `GBP`. */
  readonly fiatCurrency: string
  /** Decimal text. */
  readonly fiatAmount: string
  readonly chainId: ChainId
  /** Virtual ms since epoch at which one that is delayed is delivered by itself. */
  readonly dueAt?: number
  /** Of the transaction that delivers the tokens, once there is one. */
  readonly hash?: string
}

/** Everything simulated, as plain data. Handlers and panels are views of it. */
export interface WorldState {
  readonly seed: number
  /** Virtual time at the start of the world, ms since epoch. */
  readonly startedAt: number
  /** How many pages this world was on before: ids that a page draws must not be those of the page before. */
  readonly pages: number
  /** EVM chains of the host beside those that every world has, or in place of one of them. */
  readonly chains: readonly LocalChain[]
  /** Tokens of the host beside those that every world has; what one is worth is among the prices. */
  readonly tokens: readonly WorldToken[]
  readonly people: readonly Person[]
  readonly mails: readonly Mail[]
  readonly wallets: readonly InstalledWallet[]
  readonly phone: PhoneWorld
  /** What the wallet of the phone keeps on it, by key. */
  readonly phoneStorage: Readonly<Record<string, string>>
  /** What waits at the WalletConnect relay, oldest first. */
  readonly relayMessages: readonly RelayMessage[]
  readonly identities: readonly IdentityRecord[]
  readonly names: readonly NameEntry[]
  readonly siwe: SiweServerState
  readonly directory: DirectoryWorld
  /** USD per native coin and token, by symbol; `priceOf` heeds tokens that follow a coin. */
  readonly prices: Readonly<Record<string, number>>
  /** How many drawn tokens every address holds on Ethereum beside those of the chain, for long lists; 0 at first. */
  readonly manyTokens: number
  /** The e-mail address logged in at the secure site, if any. */
  readonly secureSession: { readonly email: string; readonly chainId: ChainId } | null
  /** Chain ids on which the secure site offers smart accounts. */
  readonly smartAccountChainIds: readonly ChainId[]
  /** In any order; those of all accounts. */
  readonly purchases: readonly Purchase[]
  /**
   * How many transactions every account made on every network before the world began. `null`: each
   * account has a past of its own, from several years to none at all (`pastLength.ts`).
   */
  readonly pastTransactions: number | null
}

/** What a scenario changes in the seeded world: lists replace, records merge. */
export type WorldPatch = Partial<Omit<WorldState, 'phone' | 'pages'>> & {
  readonly phone?: Partial<PhoneWorld>
}

/** Everything simulated answers from its state, which is plain data and never changed in place. */
export interface World {
  get(): WorldState
  update(change: (state: WorldState) => WorldState): void
  subscribe(listener: () => void): () => void
  /** Plain data for keeping across a reload. */
  snapshot(): WorldState
  restore(state: WorldState): void
}
