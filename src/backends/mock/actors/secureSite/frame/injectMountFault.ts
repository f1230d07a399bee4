import type { Clock } from '../../../../port/clock.ts'
import { FoyerError } from '../../../../port/errors.ts'
import type { OpenCall } from '../../../calls/callLogTypes.ts'
import { applyFault } from '../../../faults/applyFault.ts'
import type { FaultEffect } from '../../../faults/faultTypes.ts'

/** Time for which the production client waits for the frame to load. */
const loadLimitMs = 20_000

/** Injects a fault into the loading of the secure site's frame, for which there is no message. */
export async function injectMountFault(
  effect: FaultEffect | undefined,
  call: OpenCall,
  clock: Clock,
  mount: () => Promise<void>,
): Promise<void> {
  const timer = 'fault.frame.mount'
  function fail(): never {
    throw new FoyerError('frame.notLoaded', 'Unable to load email login dependency', {
      details: { why: 'the simulated secure site is down' },
    })
  }
  async function slow({ ms }: { readonly ms: number }): Promise<void> {
    await call.park(clock.sleep(timer, ms))
    return mount()
  }
  return applyFault(effect, {
    at: 'mount',
    call,
    clock,
    timer,
    answer: mount,
    effects: {
      // A frame that loads late is a slow frame; there is no earlier answer to give up.
      late: slow,
      async hang() {
        await call.park(clock.sleep(timer, loadLimitMs))
        fail()
      },
      drop: fail,
      reject: fail,
    },
    otherwise: fail,
  })
}
