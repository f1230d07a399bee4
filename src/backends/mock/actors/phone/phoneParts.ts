import type { RequestHandler } from 'msw'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { World } from '../../world/worldTypes.ts'
import type { SocketServer } from '../../network/mswNetwork.ts'
import { createBatchHandlers } from '../relay/batchHandlers.ts'
import { createRelay, type Relay } from '../relay/relay.ts'
import { createPhone } from './phone.ts'
import { loadWalletClient } from './loadWalletClient.ts'
import { createPhoneStorage } from './phoneStorage.ts'
import { relayServers } from './relayServers.ts'
import type { PhoneActor } from './phoneTypes.ts'
import type { Clock } from '../../../port/clock.ts'
import type { ShortTimeouts } from '../../browser/shortTimeouts.ts'
import type { VirtualClock } from '../../clock/virtualClockTypes.ts'
import { untilQuiet } from './untilQuiet.ts'
import { createSystemClock } from '../../../real/browser/systemClock.ts'
import type { SendOnSolana } from '../signing/solana/solanaRequest.ts'

/** Prefix of the wallet library's storage keys. */
const prefix = 'walletConnect/'

/** The phone has a project id of its own. */
const projectId = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

export interface PhoneParts {
  readonly phone: PhoneActor
  /** The relay, for the network. */
  readonly sockets: readonly SocketServer[]
  readonly pulseHandlers: readonly RequestHandler[]
  readonly relay: Pick<Relay, 'leaveAlone'>
}

/** Creates the relay of this page and the phone on it. */
export function createPhoneParts(options: {
  readonly clock: VirtualClock
  /** The clock of real time. */
  readonly platform: Clock
  /** Present on a page whose timers run on the virtual clock. */
  readonly short: ShortTimeouts | undefined
  readonly log: CallLog
  readonly world: World
  readonly faults: Faults
  readonly send: SendTransaction
  readonly sendOnSolana: SendOnSolana
  /** The origin of the page. */
  readonly pageUrl: string
  readonly addresses: { readonly relay: string; readonly pulse: string }
  readonly onError: (error: unknown) => void
}): PhoneParts {
  const { addresses, clock, world, short, onError } = options
  const storage = createPhoneStorage(world)
  const libraryNow = createSystemClock().now
  const relay = createRelay({
    ...options,
    libraryNow,
    isOfPage: (url) => new URL(url).searchParams.get('projectId') !== projectId,
  })
  const sockets = relayServers(addresses.relay, relay.connect)
  const phone = createPhone({
    ...options,
    quiet: short && ((signal) => untilQuiet(clock, short, signal)),
    libraryNow,
    load: () =>
      loadWalletClient({
        relayUrl: addresses.relay,
        projectId,
        storage,
        prefix,
        name: 'phone',
        pageUrl: options.pageUrl,
        onError,
      }),
    // It starts by itself if it has sessions of an earlier page.
    awake: storage.get(`${prefix}keys`) !== undefined,
  })
  return { phone, sockets, relay, pulseHandlers: createBatchHandlers(addresses.pulse) }
}
