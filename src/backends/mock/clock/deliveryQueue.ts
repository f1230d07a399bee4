import type { Cancel, Clock } from '../../port/clock.ts'
import { createDeferred } from '../shared/deferred.ts'
import { createListeners } from '../shared/listeners.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Delivers everything that the page waits for (responses of the local chains and of services, loaded code, messages of frames) in the order
 * in which it was requested, so that the order does not depend on the speed of the machine.
 */
export interface DeliveryQueue {
  /**
   * Runs work outside the page's own thread. Its result is delivered when all earlier deliveries of the same kind have been made and the
   * page has finished the work that follows from them. The work must not wait for another delivery.
   */
  deliver<T>(label: string, work: Promise<T>): Promise<T>
  /**
   * Delivers work that consists of deliveries, such as a service that calls the chains. Those come
   * first.
   */
  deliverComposed<T>(label: string, work: Promise<T>): Promise<T>
  /** Resolves when no delivery is pending; `undefined` if none is. Rejects after `timeoutMs`. */
  settle(): Promise<void> | undefined
}

export interface DeliveryQueueOptions {
  /** The clock of real time, only for giving up. */
  readonly platform: Pick<Clock, 'setTimer'>
  /** The real ms after which a missing delivery is reported; 120 000 if absent. */
  readonly timeoutMs?: number
}

interface Delivery {
  readonly label: string
  hasArrived: boolean
  handOn(): void
}

/** Creates an empty queue. */
export function createDeliveryQueue(options: DeliveryQueueOptions): DeliveryQueue {
  const { platform, timeoutMs = 120_000 } = options
  const plain: Delivery[] = []
  const composed: Delivery[] = []
  const changes = createListeners()
  let handingOn: Promise<void> | undefined

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stop = changes.add(() => {
        stop()
        resolve()
      })
    })

  async function handAllOn(): Promise<void> {
    for (;;) {
      await whenIdle()
      const queue = plain.length > 0 ? plain : composed
      const [first] = queue
      if (first === undefined) {
        handingOn = undefined
        return
      }
      if (first.hasArrived) {
        queue.shift()
        first.handOn()
      } else {
        await nextChange()
      }
    }
  }

  function add<T>(queue: Delivery[], label: string, work: Promise<T>): Promise<T> {
    const turn = createDeferred<void>()
    const delivery = { label, hasArrived: false, handOn: () => turn.resolve() }
    const arrive = () => {
      delivery.hasArrived = true
      changes.notify()
    }
    queue.push(delivery)
    work.then(arrive, arrive)
    changes.notify()
    handingOn ??= handAllOn()
    return turn.promise.then(() => work)
  }

  async function untilEmpty(): Promise<void> {
    while (handingOn !== undefined) await handingOn
  }

  return {
    deliver: (label, work) => add(plain, label, work),
    deliverComposed: (label, work) => add(composed, label, work),
    settle() {
      if (handingOn === undefined) return undefined
      let cancel: Cancel = () => undefined
      const tooLong = new Promise<never>((_, reject) => {
        cancel = platform.setTimer('clock.timeout', timeoutMs, () => {
          const labels = [...plain, ...composed].map(({ label }) => label).join(', ')
          reject(
            new Error(
              `Failed to settle: after ${timeoutMs} ms of real time still under way: ${labels}.`,
            ),
          )
        })
      })
      return Promise.race([untilEmpty(), tooLong]).finally(cancel)
    },
  }
}
