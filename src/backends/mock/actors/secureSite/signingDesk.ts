import type { Clock } from '../../../port/clock.ts'
import { createDeferred } from '../../createDeferred.ts'
import { createListeners } from '../../createListeners.ts'
import type { SecureSiteActor } from '../../simulatorTypes.ts'
import type { FrameAsk } from './frameAsk.ts'
import type { FrameScreen } from './frameScreen.ts'
import { SiteError } from './siteError.ts'
import type { Park } from './siteLogin.ts'

/** The requests that wait for the person in front of the secure site, and what its page shows. */
export interface SigningDesk extends SecureSiteActor {
  /**
   * Waits for the person, then does `act`. A newer request takes the place of an older one. Rejects
   * with a `SiteError` when the person says no, and with what `act` rejects with.
   */
  ask<T>(ask: FrameAsk & { method: string }, park: Park, act: () => Promise<T>): Promise<T>
  /** The page tells what it shows. */
  shows(screen: FrameScreen): void
}

interface Waiting {
  readonly request: ReturnType<SecureSiteActor['requests']>[number]
  approve(): void
  refuse(error: SiteError): void
  readonly finished: Promise<void>
}

/** One desk per page. */
export function createSigningDesk(clock: Pick<Clock, 'now'>): SigningDesk {
  const listeners = createListeners()
  let waiting: Waiting | undefined
  let screen: ReturnType<SecureSiteActor['screen']>
  let counter = 0

  function take(id: number): Waiting {
    if (waiting?.request.id !== id) {
      throw new Error(`Failed to decide request ${id}: it does not wait (any more).`)
    }
    const taken = waiting
    waiting = undefined
    listeners.tell()
    return taken
  }

  return {
    async ask({ method, ...ask }, park, act) {
      if (waiting !== undefined) {
        take(waiting.request.id).refuse(new SiteError('Another request took its place'))
      }
      counter += 1
      const decision = createDeferred<void>()
      const finish = createDeferred<void>()
      waiting = {
        request: { id: counter, method, ask, at: clock.now() },
        approve: () => decision.resolve(),
        refuse: decision.reject,
        finished: finish.promise,
      }
      listeners.tell()
      try {
        await park(decision.promise)
        return await act()
      } finally {
        finish.resolve()
      }
    },
    requests: () => (waiting === undefined ? [] : [waiting.request]),
    async approve(id) {
      const taken = take(id)
      taken.approve()
      await taken.finished
    },
    async cancel(id) {
      const taken = take(id)
      taken.refuse(new SiteError('User rejected the request'))
      await taken.finished
    },
    shows(shown) {
      screen = shown
      listeners.tell()
    },
    screen: () => screen,
    subscribe: listeners.add,
  }
}
