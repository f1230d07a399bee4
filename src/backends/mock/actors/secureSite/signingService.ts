import type { Clock } from '../../../port/clock.ts'
import { createDecisionQueue } from '../../shared/decisionQueue.ts'
import { createListeners } from '../../shared/listeners.ts'
import type { SecureSiteActor } from './secureSiteActor.ts'
import type { RequestSummary } from './frame/requestSummary.ts'
import type { FrameScreen } from './frame/frameScreen.ts'
import { SiteError } from '../../shared/siteError.ts'
import type { Park } from '../../calls/callLogTypes.ts'

/** The requests that wait for the person at the secure site, and the texts that its page shows. */
export interface SigningService extends SecureSiteActor {
  /**
   * Waits for the person, then runs `act`. A newer request replaces an older one. Rejects with a `SiteError` if the person rejects, and
   * with the error of `act`.
   */
  request<T>(
    request: RequestSummary & { method: string },
    park: Park,
    act: () => Promise<T>,
  ): Promise<T>
  /** Rejects every shown request, because no caller waits for a response any more. */
  abortAll(): void
  /** Called by the page with the texts that it shows. */
  shows(screen: FrameScreen): void
}

/** Creates the service of one page. */
export function createSigningService(clock: Pick<Clock, 'now'>): SigningService {
  const listeners = createListeners()
  const queue = createDecisionQueue<ReturnType<SecureSiteActor['requests']>[number]>(listeners)
  let screen: ReturnType<SecureSiteActor['screen']>
  let counter = 0

  return {
    request({ method, ...summary }, park, act) {
      for (const { id } of queue.list()) {
        void queue.refuse(id, new SiteError('Another request took its place'))
      }
      counter += 1
      return queue.request({ id: counter, method, summary, at: clock.now() }, park, act)
    },
    requests: queue.list,
    approve: async (id) => queue.approve(id),
    cancel: async (id) => queue.refuse(id, new SiteError('User rejected the request')),
    abortAll() {
      for (const { id } of queue.list()) void queue.refuse(id, new SiteError('Request was aborted'))
    },
    shows(shown) {
      screen = shown
      listeners.notify()
    },
    screen: () => screen,
    subscribe: queue.subscribe,
  }
}
