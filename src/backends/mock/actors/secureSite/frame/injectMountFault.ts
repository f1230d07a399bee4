import type { Clock } from '../../../../port/clock.ts'
import { FoyerError } from '../../../../port/errors.ts'
import type { OpenCall } from '../../../calls/callLogTypes.ts'
import type { FaultEffect } from '../../../faults/faultTypes.ts'

/** How long the production client waits for the frame to load. */
const loadLimitMs = 20_000

/**
 * Makes a fault happen to the loading of the secure site's frame, which no message announces: slow
 * with `latency` and `late`, never there with `hang`, broken with everything else.
 */
export async function injectMountFault(
  effect: FaultEffect | undefined,
  call: OpenCall,
  clock: Clock,
  mount: () => Promise<void>,
): Promise<void> {
  const wait = (ms: number) => call.park(clock.sleep('fault.frame.mount', ms))
  switch (effect?.kind) {
    case undefined:
      return mount()
    case 'latency':
    case 'late':
      await wait(effect.ms)
      return mount()
    case 'hang':
      await wait(loadLimitMs)
      break
    default:
  }
  throw new FoyerError('frame.notLoaded', 'Unable to load email login dependency', {
    details: { why: 'the simulated secure site is down' },
  })
}
