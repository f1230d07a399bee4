import type { Clock } from '../backends/port/clock.ts'
import type { VirtualClock } from '../backends/mock/clock/virtualClockTypes.ts'

/** Real ms after which a frame is not waited for any more: a hidden tab draws none. */
const frameTimeout = 1_000

/**
 * Whether something can still change a page whose time is virtual: a timer that may fire, a call, or code that is loading.
 * Waits for what is under way, and for two frames.
 */
export async function canPageChange(
  page: Document,
  clock: Pick<VirtualClock, 'state' | 'idle'>,
  realTime: Clock,
): Promise<boolean> {
  if (clock.state !== 'paused' || page.readyState !== 'complete') return true
  await clock.idle()
  await nextFrame(page, realTime)
  await nextFrame(page, realTime)
  return false
}

function nextFrame(page: Document, realTime: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = realTime.setTimer('workbench.frame', frameTimeout, resolve)
    page.defaultView?.requestAnimationFrame(() => {
      cancel()
      resolve()
    })
  })
}
