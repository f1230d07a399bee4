import type { Clock } from '../../port/clock.ts'
import type { DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createSeededRandom } from '../clock/seededRandom.ts'
import { trackDynamicImports } from '../clock/trackDynamicImports.ts'
import { orderObservers } from './orderObservers.ts'
import type { ShortTimeouts } from './shortTimeouts.ts'
import { simulatePlatform } from './simulatePlatform.ts'

/**
 * Lets time wait for a page's code that is loading and, where the page is the simulator's own, simulates what its
 * libraries ask of the platform itself. Returns the way to undo that.
 */
export function takeOverPage(options: {
  readonly page: Window & typeof globalThis
  readonly clock: Pick<Clock, 'now' | 'every' | 'setTimer'>
  readonly deliveries: DeliveryQueue
  /** Real time. */
  readonly platform: Pick<Clock, 'setTimer'>
  /** Of what the page draws. After a reload another one, and still the same one every time. */
  readonly seed: number
  /** Of a page that is the simulator's own; absent in others. */
  readonly short: ShortTimeouts | undefined
}): () => void {
  const { page, clock, deliveries, platform, seed, short } = options
  const stopTracking = trackDynamicImports(page, deliveries)
  if (short === undefined) return stopTracking
  const random = createSeededRandom(seed)
  const undo = [
    stopTracking,
    simulatePlatform(page, clock, random, short),
    orderObservers(page, deliveries, platform),
  ]
  return () => undo.forEach((each) => each())
}
