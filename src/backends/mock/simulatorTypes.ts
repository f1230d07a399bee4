import type { BackendFactory } from '../port/backend.ts'
import type { FarcasterActor } from './actors/farcaster/farcasterActor.ts'
import type { HandsetActor } from './actors/handset/handset.ts'
import type { HostileActor } from './actors/frames/hostileActor.ts'
import type { OnrampActor } from './actors/onramp/onrampActor.ts'
import type { PhoneActor } from './actors/phone/phoneTypes.ts'
import type { MailboxActor } from './actors/secureSite/mailboxActor.ts'
import type { OtherTabActor } from './actors/secureSite/otherTab.ts'
import type { SecureSiteActor } from './actors/secureSite/secureSiteActor.ts'
import type { SocialActor } from './actors/social/socialActor.ts'
import type { WalletActors } from './actors/wallets/walletActors.ts'
import type { DeviceProfile } from './browser/deviceProfile.ts'
import type { Opened } from './browser/opener.ts'
import type { PrefixedStorage } from './browser/prefixedStorage.ts'
import type { CallLog } from './calls/callLogTypes.ts'
import type { ChainActor } from './chains/chainActor.ts'
import type { Clock } from '../port/clock.ts'
import type { VirtualClock } from './clock/virtualClockTypes.ts'
import type { Faults, KeptFault } from './faults/faultTypes.ts'
import type { World, WorldPatch, WorldState } from './world/worldTypes.ts'

/** The origins of the outside, from the dev server's `GET /__foyer/origins`. */
export interface OutsideOrigins {
  /** The origin of the host page. */
  readonly host: string
  /** The origin of the simulated sites. */
  readonly sites: string
  /** A third origin, for forged messages. */
  readonly hostile: string
}

/** The options of a simulated outside. */
export interface SimulatorOptions {
  readonly seed?: number | undefined
  /** The virtual start time, in ms since epoch. */
  readonly startedAt?: number | undefined
  readonly world?: WorldPatch | undefined
  /** A world kept across a reload; replaces seed, start and patch. */
  readonly resume?: { readonly world: WorldState; readonly now: number } | undefined
  readonly faults?: readonly KeptFault[] | undefined
  readonly origins: OutsideOrigins
  /** Separates this tab's chains and storage from those of other tabs. */
  readonly stageKey: string
  readonly device?: DeviceProfile | undefined
  /**
   * Lets the simulator run on an origin that is not loopback, such as a preview that only developers open. Its wallets use public test
   * keys, so never set this where a visitor with real money can come.
   */
  readonly allowPublicOrigin?: boolean | undefined
  /**
   * Hosts outside this machine that the page's own requests may reach: `api.example.org`,
   * `*.example.org`. Loopback and the page's own origin are always allowed.
   */
  readonly allow?: readonly string[] | undefined
  /** Receives messages for the developer, each sentence once. */
  readonly onProblem?: ((sentence: string) => void) | undefined
  /**
   * True for a page of the simulator itself, such as the stage, without any host's code. The platform is simulated for its libraries, too
   * (time, randomness, visible elements).
   */
  readonly ownsPage?: boolean | undefined
  /**
   * True if the simulator answers `/api/siwe/…` of the page's own origin as its sign-in server
   * (wire 1.13); a host's page has its own one, or none.
   */
  readonly hasSignInServer?: boolean | undefined
  /**
   * True for unit tests in a DOM without a server: features that need a server (chains, e-mail and
   * social logins, purchases) are omitted without a warning.
   */
  readonly withoutServer?: boolean | undefined
}

/** The simulator's options, all with defaults. A world kept across a reload is found automatically. */
export type MockBackendOptions = Omit<Partial<SimulatorOptions>, 'resume' | 'onProblem'> & {
  /** True if wallets wait for a decision; if absent, only beside the panels. */
  readonly asks?: boolean | undefined
  /** True if time is paused until it is run. */
  readonly isPaused?: boolean | undefined
}

/** The whole simulated outside of one page, and the production backend connected to it. */
export interface Simulator {
  readonly backend: BackendFactory
  /**
   * Sends the host page's own requests, e.g. to its session server at `/api/siwe/…` (wire 1.13).
   * They are named, logged and subject to faults like those of the widget.
   */
  readonly hostFetch: (input: string, init?: RequestInit) => Promise<Response>
  readonly world: World
  readonly clock: VirtualClock
  /** The clock of real time, even on a page whose own timers follow the virtual clock. */
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
  /** The visitor's own device: whether the page is in front, or another app. */
  readonly handset: HandsetActor
  readonly hostile: HostileActor
  /** The visitor in another tab of the same site. */
  readonly otherTab: OtherTabActor
  /** Simulates that the visitor switches to another app, or returns to the page. */
  readonly setVisible: (visible: boolean) => void
  /** Returns the addresses that the page opened (links, popups), newest last. */
  readonly opened: () => readonly Opened[]
  /** Returns the number of the page's open popups. */
  readonly openPopups: () => number
  /** Closes the page's popups. A window with the same name opens a new one afterwards. */
  readonly closePopups: () => void
  /** The widget's storage in this browser, and another tab of the same site. */
  readonly storage: Pick<PrefixedStorage, 'entries' | 'removeElsewhere'>
  /** The widget's storage in this tab. */
  readonly tabStorage: Pick<PrefixedStorage, 'entries' | 'clear'>
  /** The text that was copied last. */
  readonly clipboard: {
    read(): string
    write(text: string): void
    deny(denied: boolean, selection?: boolean): void
  }
  dispose(): Promise<void>
}
