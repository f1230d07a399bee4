import type { Clock } from '../../port/clock.ts'
import { macrotask } from '../clock/macrotask.ts'

/** The visitor's taps on a page, which browsers require before a page may open another app or window. */
export interface Taps {
  /**
   * Returns whether the page may act for a tap.
   * @param ms how long after it, in virtual ms; with 0, only until the tap has been handled: not after a wait for an answer
   */
  isIn(ms: number): boolean
  dispose(): void
}

/** Follows the taps on a page. A key that presses a button is one, too. */
export function watchTaps(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  clock: Pick<Clock, 'now'>,
): Taps {
  let newest = -Infinity
  let handling = 0
  function tap() {
    newest = clock.now()
    handling += 1
    void macrotask().then(() => {
      handling -= 1
    })
  }
  page.addEventListener('click', tap, { capture: true })
  return {
    isIn: (ms) => handling > 0 || (ms > 0 && clock.now() - newest < ms),
    dispose: () => page.removeEventListener('click', tap, { capture: true }),
  }
}
