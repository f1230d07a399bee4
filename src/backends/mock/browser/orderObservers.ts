import type { Clock } from '../../port/clock.ts'
import type { DeliveryQueue } from '../clock/deliveryQueue.ts'
import { createDeferred } from '../shared/deferred.ts'

/** Real ms after which nothing is expected any more: a page that is not drawn has no observations. */
const longest = 2_000

/**
 * Puts the first observation of each element (which parts of a list are in view) into the page's order of deliveries:
 * it comes with the next frame that is drawn, and a frame is real time. Returns the way to undo that.
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
          // Of a window that panels show a part of, the rest is in view, too.
        },
        { ...init, root: init?.root ?? page.document },
      )
      this.#expected = expected
    }

    override observe(target: Element): void {
      super.observe(target)
      // One frame answers for all.
      if (this.#expected.size > 0 || page.document.visibilityState === 'hidden') return
      const { promise, resolve } = createDeferred<void>()
      const arrive = () => {
        cancel()
        this.#expected.delete(arrive)
        resolve()
      }
      const cancel = platform.setTimer('view.timeout', longest, arrive)
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
