import type { Cancel, Clock } from '../../../port/clock.ts'
import { deviceRules } from '../../browser/deviceRules.ts'
import type { DeviceProfile } from '../../browser/deviceProfile.ts'
import type { PageSleep } from '../../browser/pageSleep.ts'
import type { PageVisibility } from '../../browser/visibility.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { World } from '../../world/worldTypes.ts'
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
  subscribe(listener: () => void): () => void
}

export interface HandsetOptions {
  readonly device: DeviceProfile['name']
  readonly world: Pick<World, 'get'>
  readonly clock: Pick<Clock, 'setTimer'>
  readonly log: Pick<CallLog, 'begin'>
  readonly visibility: Pick<PageVisibility, 'set' | 'tell'>
  readonly sleep: Pick<PageSleep, 'asleep' | 'fallAsleep' | 'wake'>
  readonly relay: Pick<Relay, 'leaveAlone'>
}

/** The app that a step does not name. */
const anyApp = 'another app'

/** Creates the visitor's device with the page in front. */
export function createHandset(options: HandsetOptions): HandsetActor {
  const { device, world, clock, log, visibility, sleep, relay } = options
  const listeners = createListeners()
  let front = 'page'
  let cancelSleep: Cancel = () => undefined
  let closeSockets: () => void = () => undefined

  /** Returns the rules that hold; `undefined` if a page is only hidden. */
  function rules() {
    const { page } = world.get().phone
    const own = deviceRules[device]
    return page && own && { ...own, returnsBy: 'visibilitychange', ...page }
  }

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
    const isShown = held?.returnsBy === 'pageshow'
    const isAsleep = sleep.asleep()
    if (isAsleep) note('phone.wake')
    sleep.wake(() => {
      if (isAsleep && held?.announcesSleep) visibility.tell('resume')
      visibility.set(true, isShown ? [{ type: 'pageshow' }] : ['visibilitychange'])
      closeSockets()
      closeSockets = () => undefined
    })
  }

  return {
    inFront: () => front,
    asleep: sleep.asleep,
    leave(app = anyApp) {
      const wasHere = front === 'page'
      bring(app)
      if (wasHere) {
        visibility.set(false)
        const held = rules()
        if (held?.sleepsAfterMs === 0) fallAsleep()
        else if (held) cancelSleep = clock.setTimer('phone.sleep', held.sleepsAfterMs, fallAsleep)
      }
      listeners.notify()
    },
    comeBack() {
      if (front === 'page') return
      cancelSleep()
      bring('page')
      wake()
      listeners.notify()
    },
    subscribe: listeners.add,
  }
}
