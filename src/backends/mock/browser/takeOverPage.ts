import type { Clock } from '../../port/clock.ts'
import type { DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { trackDynamicImports } from '../clock/trackDynamicImports.ts'
import { orderObservers } from './orderObservers.ts'
import type { PageSleep } from './pageSleep.ts'
import type { ShortTimeouts } from './shortTimeouts.ts'
import { simulatePlatform } from './simulatePlatform.ts'

/**
 * Makes virtual time wait for code that is loading. On a page of the simulator itself, also simulates the platform for its libraries.
 * Returns a function that undoes this.
 */
export function takeOverPage(options: {
  readonly page: Window & typeof globalThis
  readonly clock: Pick<Clock, 'now' | 'every' | 'setTimer'>
  readonly deliveries: DeliveryQueue
  /** The clock of real time. */
  readonly platform: Pick<Clock, 'setTimer'>
  /** Seed of the page's random values. It changes with a reload, in the same way every time. */
  readonly seed: number
  /** Present on a page of the simulator itself. */
  readonly short: ShortTimeouts | undefined
  readonly sleep: Pick<PageSleep, 'asleep' | 'whenAwake'>
}): () => void {
  const { page, clock, deliveries, platform, seed, short, sleep } = options
  const stopTracking = trackDynamicImports(page, deliveries)
  if (short === undefined) return stopTracking
  const random = createSeededRandom(seed)
  const undo = [
    stopTracking,
    simulatePlatform(page, clock, random, short, sleep),
    orderObservers(page, deliveries, platform),
  ]
  return () => undo.forEach((each) => each())
}
