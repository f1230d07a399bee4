import type { Clock } from '../../port/clock.ts'
import type { Random } from '../../port/random.ts'
import type { ServiceAddresses } from '../../real/serviceAddresses.ts'
import { requireLoopbackPage } from '../browser/requireLoopbackPage.ts'
import { createPageFetch } from '../browser/pageFetch.ts'
import { createPageSleep, createSleepingClock, type PageSleep } from '../browser/pageSleep.ts'
import { createShortTimeouts, type ShortTimeouts } from '../browser/shortTimeouts.ts'
import { takeOverPage } from '../browser/takeOverPage.ts'
import { createCallLog } from '../calls/callLog.ts'
import type { CallLog } from '../calls/callLogTypes.ts'
import type { KnownCall } from '../calls/knownCalls.ts'
import { createDeliveryQueue, type DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createRealTime } from '../clock/realTime.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { createDeviceClock } from '../clock/deviceClock.ts'
import { createVirtualClock } from '../clock/virtualClock.ts'
import type { VirtualClock } from '../clock/virtualClockTypes.ts'
import { createFaults } from '../faults/faults.ts'
import type { Faults } from '../faults/faultTypes.ts'
import { simulatedAddresses } from '../shared/simulatedAddresses.ts'
import type { DeviceProfile } from '../browser/deviceProfile.ts'
import { deviceOf, walletsOn } from '../browser/deviceRules.ts'
import type { SimulatorOptions } from '../simulatorTypes.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { hashText } from '../world/hashText.ts'
import type { World, WorldState } from '../world/worldTypes.ts'

/** The base of a simulated page: its world, its time, its log and its faults. */
export interface StageParts {
  readonly options: SimulatorOptions
  readonly page: Window & typeof globalThis
  /** The name of the visitor's device. */
  readonly device: DeviceProfile['name']
  /** The `fetch` of the page for requests of the widget. */
  readonly pageFetch: typeof globalThis.fetch
  readonly world: World
  /** The clock of real time. */
  readonly platform: Clock
  readonly deliveries: DeliveryQueue
  /** The timeouts that stay in real time because they are too short to notice. Absent on a host's page, whose timers are not simulated. */
  readonly short: ShortTimeouts | undefined
  readonly clock: VirtualClock
  /** The clock of the page, which may be off. It stops while the page sleeps. */
  readonly deviceClock: Clock
  readonly sleep: PageSleep
  readonly random: Random
  readonly log: CallLog
  readonly faults: Faults
  /** The addresses of the services for this page. */
  readonly addresses: ServiceAddresses
  /** Logs an event that is not a response to a call. */
  readonly note: (name: KnownCall, facts: unknown) => void
  readonly onError: (error: unknown) => void
  /** Restores the page's own platform. */
  leavePage(): void
}

/**
 * Creates the world, or restores the kept one, and starts its clock.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function createStageParts(options: SimulatorOptions): StageParts {
  const { origins, resume } = options
  const page = globalThis.window
  requireLoopbackPage(page.location.href, options.allowPublicOrigin ?? false)
  const device = options.device?.name ?? deviceOf(page.navigator.userAgent)
  const patch = options.world === undefined ? {} : { patch: options.world }
  // A scenario that names the wallets means those.
  const onDevice = (state: WorldState) =>
    options.world?.wallets ? state : { ...state, wallets: walletsOn(device, state.wallets) }
  const world = createWorld(
    resume === undefined
      ? onDevice(generateWorld({ ...options, ...patch }))
      : { ...resume.world, pages: resume.world.pages + 1 },
  )
  const { seed, startedAt, pages } = world.get()

  const log = createCallLog({ clock: () => clock })
  const open = () => log.list().filter(({ status }) => status === 'open')
  const note = (name: KnownCall, facts: unknown) => log.begin(name, facts).failed(facts)
  const onError = (error: unknown) => note('outside.error', error)
  const platform = createRealTime(page)
  const deliveries = createDeliveryQueue({ platform })
  const short = options.ownsPage ? createShortTimeouts() : undefined
  const clock: VirtualClock = createVirtualClock({
    startedAt: resume?.now ?? startedAt,
    platform,
    activity: { ...log, names: () => open().map(({ name }) => name) },
    onError,
    settle: deliveries.settle,
  })
  const sleep = createPageSleep(onError)
  const offset = () => world.get().deviceClockOffsetMs
  const deviceClock = createDeviceClock(createSleepingClock(clock, sleep), offset)
  const fetch = createPageFetch(page)
  const undo = takeOverPage({
    page,
    // The page shares its libraries with the phone, which does not sleep.
    clock: createDeviceClock(createSleepingClock(clock, sleep, { sparesNew: true }), offset),
    deliveries,
    platform,
    seed: hashText(`page ${seed} ${pages}`),
    short,
    sleep,
  })
  let isOver = false
  return {
    options,
    page,
    device,
    // A widget's request that outlives the simulated network would leave the machine.
    pageFetch: (input, init) =>
      isOver ? Promise.reject(new TypeError('The simulation has ended.')) : fetch(input, init),
    world,
    platform,
    deliveries,
    short,
    clock,
    deviceClock,
    sleep,
    // After a reload the ids differ from those before, in the same way every time.
    random: createSeededRandom(hashText(`${seed} ${pages}`)),
    log,
    faults: createFaults({
      random: createSeededRandom(seed),
      clock,
      rules: options.faults ?? [],
      seen: () => log.list().map(({ name }) => name),
    }),
    // A page on this machine has no attestation, and the verify service is on the public internet.
    addresses: simulatedAddresses(origins.sites),
    note,
    onError,
    leavePage() {
      isOver = true
      undo()
    },
  }
}
