import type { BackendFactory } from '../port/backend.ts'
import type { FarcasterActor } from './actors/farcaster/farcasterActor.ts'
import type { HostileActor } from './actors/frames/hostileActor.ts'
import type { OnrampActor } from './actors/onramp/onrampActor.ts'
import type { PhoneActor } from './actors/phone/phoneTypes.ts'
import type { MailboxActor } from './actors/secureSite/mailboxActor.ts'
import type { SecureSiteActor } from './actors/secureSite/secureSiteActor.ts'
import type { SocialActor } from './actors/social/socialActor.ts'
import type { WalletActors } from './actors/wallets/walletActors.ts'
import type { DeviceProfile } from './browser/deviceProfile.ts'
import type { PrefixedStorage } from './browser/prefixedStorage.ts'
import type { CallLog } from './calls/callLogTypes.ts'
import type { ChainActor } from './chains/chainActor.ts'
import type { Clock } from '../port/clock.ts'
import type { VirtualClock } from './clock/virtualClockTypes.ts'
import type { Faults, KeptFault } from './faults/faultTypes.ts'
import type { World, WorldPatch, WorldState } from './world/worldTypes.ts'

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
  readonly faults?: readonly KeptFault[]
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
   * Hosts outside of this machine that the page's own requests may go to: `api.example.org`, `*.example.org`. Loopback and
   * the page's own origin are always allowed.
   */
  readonly allow?: readonly string[]
  /** Told of what the developer should know, each sentence once. */
  readonly onProblem?: (sentence: string) => void
  /**
   * The page is the simulator's own, as the stage is, and holds no code of anybody else: what its libraries ask of the
   * platform itself (time, chance, which elements are in view) is simulated, too.
   */
  readonly ownsPage?: boolean
  /** Answers `/api/siwe/…` of the page's own origin as its sign-in server (wire 1.13); a host's page has one of its own, or none. */
  readonly hasSignInServer?: boolean
  /**
   * For unit tests in a DOM without a server: what only a server has (chains, e-mail and social logins, purchases) is left out
   * without a warning.
   */
  readonly withoutServer?: boolean
}

/** The simulator's options, all of them with defaults; what was kept over a reload is found again by itself. */
export type MockBackendOptions = Omit<Partial<SimulatorOptions>, 'resume' | 'onProblem'> & {
  /** Whether wallets wait for a decision; when absent, only beside the panels. */
  readonly asks?: boolean
  /** Whether time stands until it is run. */
  readonly isPaused?: boolean
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
  /** Real time, also in a page whose own timers follow the virtual clock. */
  readonly realTime: Clock
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
