import type { Cancel, Clock } from '../../../port/clock.ts'
import { rulesOf } from '../../browser/deviceRules.ts'
import type { DeviceProfile } from '../../browser/deviceProfile.ts'
import type { PageSleep } from '../../browser/pageSleep.ts'
import type { PageVisibility } from '../../browser/visibility.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { PageLinks } from '../../browser/pageLinks.ts'
import type { DeliveryQueue } from '../../clock/deliveryQueue.ts'
import type { PageOnPhone, PhoneApp, World } from '../../world/worldTypes.ts'
import type { Relay } from '../relay/relay.ts'

/** What is in front on the visitor's device: the page, or another app. */
export interface HandsetActor {
  /** Returns `page`, or the name of the app. */
  inFront(): string
  /** Returns whether the page sleeps: its timers and sockets stand still until the visitor is back. */
  asleep(): boolean
  /** Brings another app to the front. The page is hidden and, on the simulated phone, falls asleep. */
  leave(app?: string): void
  /** Brings the page back to the front, and wakes it. */
  comeBack(): void
  /** Returns the names of the installed apps; `undefined` if the links of the page are only listed. */
  apps(): readonly string[] | undefined
  /** Installs the app of a wallet of the directory. */
  install(app: string): void
  uninstall(app: string): void
  subscribe(listener: () => void): () => void
}

export interface HandsetOptions {
  readonly device: DeviceProfile['name']
  readonly world: Pick<World, 'get' | 'update'>
  readonly clock: Pick<Clock, 'setTimer'>
  readonly log: Pick<CallLog, 'begin'>
  readonly visibility: Pick<PageVisibility, 'set' | 'tell'>
  readonly sleep: Pick<PageSleep, 'asleep' | 'fallAsleep' | 'wake'>
  readonly relay: Pick<Relay, 'leaveAlone'>
  readonly links: Pick<PageLinks, 'onFollow'>
  readonly deliveries: Pick<DeliveryQueue, 'deliver'>
  /** Opens a link with a pairing in the wallet. */
  readonly openOnPhone: (link: string) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** The app that a step does not name. */
const anyApp = 'another app'

/** Matches a link that carries a pairing into a wallet. */
const pairing = /[?&]uri=wc/

const usual = ['visibilitychange'] as const

/** What a page is told when it gives way to another one in its own tab. */
const replaced = {
  leaves: [{ type: 'pagehide' }, 'visibilitychange'],
  returns: [{ type: 'pageshow' }, 'visibilitychange'],
} as const

/** Creates the visitor's device with the page in front. */
export function createHandset(options: HandsetOptions): HandsetActor {
  const { device, world, clock, log, visibility, sleep, relay } = options
  const listeners = createListeners()
  let front = 'page'
  let isReplaced = false
  let cancelSleep: Cancel = () => undefined
  let closeSockets: () => void = () => undefined

  const rules = () => rulesOf(device, world.get().phone)

  function note(name: 'phone.front' | 'phone.sleep' | 'phone.wake', facts: object = {}) {
    if (rules()) log.begin(name, facts).done(true)
  }

  function bring(app: string) {
    front = app
    note('phone.front', { app })
  }

  function fallAsleep() {
    const held = rules()
    if (held === undefined) return
    if (held.announcesSleep) visibility.tell('freeze')
    sleep.fallAsleep()
    const close = relay.leaveAlone()
    if (held.sockets === 'closed') closeSockets = close
    note('phone.sleep', { sockets: held.sockets })
    listeners.notify()
  }

  function wake() {
    const held = rules()
    const shown = held?.returnsBy === 'pageshow' ? ([{ type: 'pageshow' }] as const) : usual
    const isAsleep = sleep.asleep()
    if (isAsleep) note('phone.wake')
    sleep.wake(() => {
      if (isAsleep && held?.announcesSleep) visibility.tell('resume')
      visibility.set(true, isReplaced ? replaced.returns : shown)
      closeSockets()
      closeSockets = () => undefined
    })
  }

  function leave(app: string, isOfPage = false) {
    const wasHere = front === 'page'
    bring(app)
    if (wasHere) {
      isReplaced = isOfPage
      visibility.set(false, isReplaced ? replaced.leaves : usual)
      const held = rules()
      if (isReplaced || held?.sleepsAfterMs === 0) fallAsleep()
      else if (held) cancelSleep = clock.setTimer('phone.sleep', held.sleepsAfterMs, fallAsleep)
    }
    listeners.notify()
  }

  function setApps(change: (apps: NonNullable<PageOnPhone['apps']>) => PageOnPhone['apps']) {
    world.update((state) => {
      const apps = change(state.phone.page?.apps ?? []) ?? []
      return { ...state, phone: { ...state.phone, page: { ...state.phone.page, apps } } }
    })
    listeners.notify()
  }

  options.links.onFollow(({ url, end, front: app }) => {
    if (app === undefined) return listeners.notify()
    // The page finishes what it does in the tap.
    const opening = options.deliveries.deliver('an app that opens', Promise.resolve())
    const go = async () => {
      await opening
      leave(app, end === 'page')
      if (end === 'app' && pairing.test(url)) await options.openOnPhone(url)
    }
    go().catch(options.onError)
  })

  return {
    inFront: () => front,
    asleep: sleep.asleep,
    leave: (app = anyApp) => leave(app),
    comeBack() {
      if (front === 'page') return
      cancelSleep()
      bring('page')
      wake()
      listeners.notify()
    },
    apps: () => rules()?.apps?.map(nameOf),
    install: (app) => setApps((apps) => [...apps.filter((each) => nameOf(each) !== app), app]),
    uninstall: (app) => setApps((apps) => apps.filter((each) => nameOf(each) !== app)),
    subscribe: listeners.add,
  }
}

const nameOf = (app: string | PhoneApp) => (typeof app === 'string' ? app : app.name)
