import type { Clock } from '../../port/clock.ts'
import type { DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createDeferred } from '../shared/deferred.ts'

/**
 * The real ms after which no observation is expected any more: a page that is not drawn has none.
 */
const maxWait = 2_000

/**
 * Orders the first observation of each element (which parts of a list are in view) with the page's other deliveries. It would otherwise
 * arrive with the next drawn frame, and a frame is real time. Returns a function that undoes this.
 */
export function orderObservers(
  page: Window & typeof globalThis,
  deliveries: DeliveryQueue,
  platform: Pick<Clock, 'setTimer'>,
): () => void {
  const Real = page.IntersectionObserver

  class OrderedObserver extends Real {
    readonly #expected: Set<() => void>

    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      const expected = new Set<() => void>()
      super(
        (entries, observer) => {
          const turn = deliveries.deliver('elements in view', Promise.resolve())
          for (const arrive of expected) arrive()
          void turn.then(() => callback(entries, observer))
          // If panels cover a part of a window, the rest counts as in view, too.
        },
        { ...init, root: init?.root ?? page.document },
      )
      this.#expected = expected
    }

    override observe(target: Element): void {
      super.observe(target)
      // One frame serves all observers.
      if (this.#expected.size > 0 || page.document.visibilityState === 'hidden') return
      const { promise, resolve } = createDeferred<void>()
      const arrive = () => {
        cancel()
        this.#expected.delete(arrive)
        resolve()
      }
      const cancel = platform.setTimer('view.timeout', maxWait, arrive)
      this.#expected.add(arrive)
      void deliveries.deliver('elements in view', promise)
    }

    override disconnect(): void {
      super.disconnect()
      for (const arrive of this.#expected) arrive()
    }
  }
  page.IntersectionObserver = OrderedObserver

  return () => {
    page.IntersectionObserver = Real
  }
}
