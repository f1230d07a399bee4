import type { PrefixedStorage } from './browser/prefixedStorage.ts'
import type { BackendFactory } from '../port/backend.ts'
import type { ChainId } from '../port/chainIds.ts'
import type { SocialProvider } from '../port/connectors.ts'
import type { Network } from '../port/network.ts'
import type { OnrampActor } from './actors/onramp/onrampActor.ts'
import type { FrameAsk } from './actors/secureSite/frameAsk.ts'
import type { FrameScreen } from './actors/secureSite/frameScreen.ts'
import type { PhoneActor } from './actors/phone/phoneTypes.ts'
import type { CallLog } from './calls/callLogTypes.ts'
import type { SetName } from './chains/createSetName.ts'
import type { PlantAddress } from './chains/createPlant.ts'
import type { PayFromTreasury } from './chains/createTreasury.ts'
import type { Mempool } from './chains/mempool.ts'
import type { TokenBook } from './chains/tokens/tokenBook.ts'
import type { VirtualClock } from './clock/virtualClockTypes.ts'
import type { FaultRule, Faults } from './faults/faultTypes.ts'
import type { InstalledWallet, Mail, World, WorldPatch, WorldState } from './world/worldTypes.ts'

/** Where the outside is served from: what the dev server's `GET /__foyer/origins` says. */
export interface OutsideOrigins {
  /** Origin of the host page. */
  readonly host: string
  /** Origin of the simulated sites. */
  readonly sites: string
  /** A third origin, for forged messages. */
  readonly hostile: string
}

/** What a simulated outside starts from. */
export interface SimulatorOptions {
  readonly seed?: number
  /** Virtual start time, ms since epoch. */
  readonly startedAt?: number
  readonly world?: WorldPatch
  /** A world kept across a reload: wins over seed, start and patch. */
  readonly resume?: { readonly world: WorldState; readonly now: number }
  readonly faults?: readonly FaultRule[]
  readonly origins: OutsideOrigins
  /** Separates this tab's chains and storage from every other tab's. */
  readonly stageKey: string
  readonly device?: DeviceProfile
  /**
   * Lets the simulator run on an origin that is not loopback, such as a preview that only developers open. Its
   * wallets hold public test keys: never set this where somebody with real money may come.
   */
  readonly allowPublicOrigin?: boolean
  /**
   * The page is the simulator's own, as the stage is, and holds no code of anybody else: what its libraries ask of the
   * platform itself (time, chance, which elements are in view) is simulated, too.
   */
  readonly ownsPage?: boolean
}

/** What the Browser port reports (size and pointer are the viewport's own in the workbench). */
export interface DeviceProfile {
  readonly name: 'desktop' | 'android' | 'iphone'
  readonly userAgent: string
  readonly width: number
  readonly height: number
  readonly coarsePointer: boolean
}

/** A request that waits for the owner of a simulated wallet. */
export interface WalletRequest {
  readonly id: number
  readonly walletKey: string
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** What is wanted, in words; `undefined` where the method says it all. */
  readonly words: string | undefined
  readonly at: number
}

/** The installed wallets for whoever operates them. */
export interface WalletActors {
  /** Requests that wait for a decision, oldest first. */
  requests(): readonly WalletRequest[]
  approve(requestId: number): Promise<void>
  /** EIP-1193 code, 4001 when absent. */
  reject(requestId: number, code?: number, message?: string): void
  /** A scripted answer, right or wrong. */
  answer(requestId: number, result: unknown): void
  /** Changes the owner makes in the wallet itself: events follow as a real wallet sends them. */
  setAccounts(walletKey: string, accountIndexes: readonly number[]): void
  setChain(walletKey: string, chainId: ChainId): void
  lock(walletKey: string, locked: boolean): void
  disconnect(walletKey: string): void
  install(wallet: InstalledWallet): void
  uninstall(walletKey: string): void
  subscribe(listener: () => void): () => void
}

/** Everybody's mails, and the links in those that ask about a device. */
export interface MailboxActor {
  mails(): readonly Mail[]
  read(mailId: string): Mail
  approveDevice(mailId: string): void
  rejectDevice(mailId: string): void
}

/** The local chains for whoever operates them: amounts in base units and wei, chains by CAIP-2. */
export interface ChainActor extends TokenBook, Mempool {
  /** Chains with a local anvil. */
  readonly networks: readonly Network[]
  /** Clusters with a local Solana. */
  readonly solanaNetworks: readonly { readonly id: ChainId; readonly name: string }[]
  /** Public test accounts, marked as such. */
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  /** The same on Solana, by the same indexes. */
  readonly solanaAccounts: readonly { readonly index: number; readonly address: string }[]
  rpc(chainId: ChainId, method: string, params?: readonly unknown[]): Promise<unknown>
  mine(chainId: ChainId, blocks?: number): Promise<void>
  /** Wei. */
  setBalance(chainId: ChainId, address: string, wei: bigint): Promise<void>
  /** Wei per gas of the next block; later ones move on from it. */
  setBaseFee(chainId: ChainId, wei: bigint): Promise<void>
  readonly setName: SetName
  /** A stranger's payment, e.g. of what was bought. */
  readonly pay: PayFromTreasury
  /** A stranger's look-alike in the history of somebody. */
  readonly plant: PlantAddress
  /** USD per coin or token of that symbol, in the whole world: pools that were looked at follow. */
  setPrice(symbol: string, usd: number): Promise<void>
  /** Brings the pools that were looked at to the prices of the world; resolves when they are there. */
  followPrices(): Promise<void>
  /** All chains of this stage back to genesis. */
  reset(): Promise<void>
  /** Told after whatever was done here. */
  subscribe(listener: () => void): () => void
}

/** Another window that tries its luck: posts what it likes to the host page. */
export interface HostileActor {
  /** Posts a frame message from the third origin into the host page. */
  post(message: unknown): Promise<void>
}

/** A provider's window that waits for a person. */
export interface SocialWindow {
  readonly id: number
  readonly provider: SocialProvider
  /** Who may continue: the people of the world with a login there. */
  readonly people: readonly { readonly email: string; readonly name: string }[]
}

/** The login providers' windows (wire 2.6). Each may be operated in the window itself as well. */
export interface SocialActor {
  /** Open windows, oldest first. */
  windows(): readonly SocialWindow[]
  /** As that person, the first one when absent; resolves when the result has reached the page. */
  continueAs(windowId: number, email?: string): Promise<void>
  refuse(windowId: number): Promise<void>
  /** Closes the window, as its visitor does. */
  close(windowId: number): void
  subscribe(listener: () => void): () => void
}

/** The Farcaster app on somebody's phone (wire 2.7). */
export interface FarcasterActor {
  /** Logins that wait for the phone, oldest first. */
  requests(): readonly { readonly id: number; readonly url: string; readonly at: number }[]
  /** As that person, the first with a Farcaster account when absent. */
  approve(requestId: number, email?: string): void
  /** The message travels to the visitor as it is (open point 54). */
  refuse(requestId: number, message?: string): void
  subscribe(listener: () => void): () => void
}

/** A request that waits for the person in front of the secure site's frame (wire 2.4). */
export interface FrameRequest {
  readonly id: number
  /** `personal_sign`, `eth_sendTransaction`, … */
  readonly method: string
  /** What the frame shows of it. */
  readonly ask: FrameAsk
  readonly at: number
}

/** The secure site's frame, which may be operated in the frame itself as well. */
export interface SecureSiteActor {
  /** The one that is shown, or none. */
  requests(): readonly FrameRequest[]
  /** Signs or sends; resolves when that is done, whether it went well or not. */
  approve(requestId: number): Promise<void>
  cancel(requestId: number): Promise<void>
  /** What the page in the frame says that it shows; `undefined` before it stands. */
  screen(): FrameScreen | undefined
  subscribe(listener: () => void): () => void
}

/** The whole simulated outside of one page, and the production backend wired onto it. */
export interface Simulator {
  readonly backend: BackendFactory
  /**
   * The host page's own requests, e.g. to its session server at `/api/siwe/…` (wire 1.13): named,
   * logged and breakable like those of the widget.
   */
  readonly hostFetch: (input: string, init?: RequestInit) => Promise<Response>
  readonly world: World
  readonly clock: VirtualClock
  readonly calls: CallLog
  readonly faults: Faults
  readonly wallets: WalletActors
  readonly mailbox: MailboxActor
  readonly social: SocialActor
  readonly farcaster: FarcasterActor
  readonly onramp: OnrampActor
  readonly secureSite: SecureSiteActor
  readonly chains: ChainActor
  readonly phone: PhoneActor
  readonly hostile: HostileActor
  /** The visitor goes to another app, or comes back to the page. */
  readonly setVisible: (visible: boolean) => void
  /** Addresses the page opened (links, popups), newest last. */
  readonly opened: () => readonly { readonly url: string; readonly target: string }[]
  /** How many popups of the page stand open. */
  readonly openPopups: () => number
  /** What the widget keeps in this browser, and another tab of the same site. */
  readonly storage: Pick<PrefixedStorage, 'entries' | 'removeElsewhere'>
  /** What was copied last. */
  readonly clipboard: { read(): string; write(text: string): void; deny(denied: boolean): void }
  dispose(): Promise<void>
}
