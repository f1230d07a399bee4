import type { Cancel, Clock } from '../../port/clock.ts'
import { createListeners } from '../shared/listeners.ts'
import { abortableSleep } from '../../real/browser/abortableSleep.ts'
import { settleWorld, type Activity } from './settleWorld.ts'
import { createTimerQueue, type QueuedTimer } from './timerQueue.ts'
import type { VirtualClock } from './virtualClockTypes.ts'

export interface VirtualClockOptions {
  /** When it starts, in virtual ms since epoch. */
  readonly startedAt: number
  /** The clock of real time, for `resume` and for giving up on a call that never ends. */
  readonly platform: Clock
  readonly activity?: Activity
  /** Returns other work to wait for between timers; `undefined` if there is none. */
  readonly settle?: () => Promise<void> | undefined
  /** The real ms after which it gives up; 120 000 when absent. */
  readonly timeoutMs?: number
  /** Receives the error of a timer while time flows by itself; `run` and `jump` reject with it instead. */
  readonly onError?: (error: unknown) => void
}

/** The real ms between two steps while time flows by itself. */
const tickMs = 16
/**
 * The maximum number of timers at one moment. More mean that a timer sets itself again for the same
 * moment.
 */
const maxTimersPerMoment = 10_000

/** Creates a virtual clock. It is paused. */
export function createVirtualClock(options: VirtualClockOptions): VirtualClock {
  const { platform } = options
  const timers = createTimerQueue()
  const listeners = createListeners()
  const settling = {
    activity: options.activity ?? { inFlight: () => 0, subscribe: () => () => undefined },
    hook: options.settle,
    platform,
    timeoutMs: options.timeoutMs ?? 120_000,
  }
  let now = options.startedAt
  let rate = 1
  let running = false
  let advancing = false
  let tick: Promise<void> | undefined
  let cancelTick: Cancel = () => undefined
  let lastReal = 0

  function setTimer(label: string, ms: number, fn: () => void): Cancel {
    const cancel = timers.add({ label, dueAt: now + atLeast(0, ms), fn })
    listeners.notify()
    return () => {
      cancel()
      listeners.notify()
    }
  }

  function fire(timer: QueuedTimer, errors: unknown[]): void {
    timers.settle(timer, now)
    try {
      timer.fn()
    } catch (error) {
      // The other timers still fire; the advance rejects at its end.
      errors.push(error)
    }
    listeners.notify()
  }

  async function reach(target: number): Promise<void> {
    const errors: unknown[] = []
    let fired = 0
    let moment = now
    await settleWorld(settling)
    for (let timer = timers.due(target); timer !== undefined; timer = timers.due(target)) {
      now = Math.max(now, timer.dueAt)
      fired = now === moment ? fired + 1 : 1
      moment = now
      if (fired > maxTimersPerMoment) {
        throw new Error(
          `Failed to advance: "${timer.label}" and others fired ${maxTimersPerMoment} times at one moment. A timer that sets itself again needs a delay.`,
        )
      }
      fire(timer, errors)
      await settleWorld(settling)
    }
    now = Math.max(now, target)
    if (errors.length === 1) throw errors[0]
    if (errors.length > 1) throw new AggregateError(errors, `${errors.length} timers threw.`)
  }

  async function advance<T>(work: () => Promise<T>): Promise<T> {
    if (advancing) {
      throw new Error('Failed to advance: another advance is under way. Await it first.')
    }
    advancing = true
    listeners.notify()
    try {
      await tick
      return await work()
    } finally {
      advancing = false
      lastReal = platform.now()
      listeners.notify()
    }
  }

  function flow(): void {
    cancelTick = platform.setTimer('clock.tick', tickMs, () => {
      const real = platform.now()
      const elapsed = Math.round((real - lastReal) * rate)
      lastReal = real
      const step = advancing ? Promise.resolve() : reach(now + elapsed)
      tick = step
        .catch((error: unknown) => options.onError?.(error))
        .then(() => {
          tick = undefined
          listeners.notify()
          if (running) flow()
        })
    })
  }

  return {
    now: () => now,
    setTimer,
    every(label, ms, fn) {
      const every = atLeast(1, ms)
      const cancel = timers.add({ label, dueAt: now + every, every, fn })
      listeners.notify()
      return () => {
        cancel()
        listeners.notify()
      }
    },
    sleep: abortableSleep(setTimer),
    get state() {
      if (advancing) return 'advancing'
      return running ? 'running' : 'paused'
    },
    get rate() {
      return rate
    },
    pending: timers.pending,
    run: (ms) => advance(() => reach(now + atLeast(0, ms))),
    jump: (ms) =>
      advance(async () => {
        await settleWorld(settling)
        now += atLeast(0, ms)
        await reach(now)
      }),
    runToNext: () =>
      advance(async () => {
        await settleWorld(settling)
        const [next] = timers.pending()
        if (next !== undefined) await reach(next.dueAt)
        return next
      }),
    resume(newRate = 1) {
      rate = newRate
      if (!running) {
        running = true
        lastReal = platform.now()
        if (tick === undefined) flow()
      }
      listeners.notify()
    },
    pause() {
      running = false
      cancelTick()
      listeners.notify()
    },
    idle: () => settleWorld(settling, true),
    subscribe: listeners.add,
  }
}

function atLeast(least: number, ms: number): number {
  return Number.isFinite(ms) ? Math.max(least, Math.round(ms)) : least
}
