import type { Clock } from '../../port/clock.ts'
import { whenIdle } from './whenIdle.ts'

/** The source of calls in flight: the call log, or nothing in a plain unit test. */
export interface Activity {
  /** Returns the number of calls that are neither ended nor parked. */
  inFlight(): number
  /** Notifies of every change of that number. */
  subscribe(listener: () => void): () => void
  /** Returns the names of the calls in flight, for the message when one never ends. */
  names?(): readonly string[]
}

export interface SettleOptions {
  readonly activity: Activity
  /** Returns other work to wait for (a lazy chunk, a render); `undefined` if there is none. */
  readonly hook: (() => Promise<void> | undefined) | undefined
  /** The clock of real time, only for giving up. */
  readonly platform: Clock
  /** The real ms after which a call that neither ends nor parks is reported. */
  readonly timeoutMs: number
}

/**
 * The number of turns to wait. Promise chains between a timer and the call it starts are far
 * shorter.
 */
const microtaskTurns = 32

/**
 * Waits until every call in flight waits for the clock or for a person. Costs only a few microtasks if there is none, so that 1200 ticks
 * stay cheap. Rejects with a message that names the calls if one neither ends nor parks within `timeoutMs` of real time.
 */
export async function settleWorld(options: SettleOptions, thorough = false): Promise<void> {
  const { activity, hook } = options
  let isQuiet = !thorough
  for (let turn = 0; turn < microtaskTurns; turn += 1) await undefined
  for (;;) {
    const more = activity.inFlight() > 0 ? nextChange(options) : hook?.()
    if (more !== undefined) {
      await more
      isQuiet = false
    } else if (isQuiet) {
      return
    } else {
      await whenIdle()
      isQuiet = true
    }
  }
}

function nextChange({ activity, platform, timeoutMs }: SettleOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = activity.subscribe(() => {
      cancel()
      forget()
      resolve()
    })
    const cancel = platform.setTimer('clock.timeout', timeoutMs, () => {
      forget()
      const names = activity.names?.().join(', ') ?? `${activity.inFlight()} calls`
      reject(
        new Error(
          `Failed to settle: still in flight after ${timeoutMs} ms of real time: ${names}. A call that waits for the clock or for a person has to be parked.`,
        ),
      )
    })
  })
}
