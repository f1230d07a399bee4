import type { Clock } from '../../../port/clock.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { macrotask } from '../macrotask.ts'
import { createVirtualClock, type VirtualClockOptions } from '../virtualClock.ts'

/** Creates a clock of real time that a test moves by hand. */
function createHandPlatform() {
  let now = 0
  let counter = 0
  const timers = new Map<number, { at: number; fn: () => void }>()
  const platform: Clock = {
    now: () => now,
    setTimer(_label, ms, fn) {
      counter += 1
      const id = counter
      timers.set(id, { at: now + ms, fn })
      return () => timers.delete(id)
    },
    every: () => () => undefined,
    sleep: () => Promise.resolve(),
  }
  return {
    platform,
    pending: () => timers.size,
    async pass(ms: number) {
      now += ms
      for (const [id, timer] of [...timers].filter(([, { at }]) => at <= now)) {
        timers.delete(id)
        timer.fn()
      }
      await macrotask()
    },
  }
}

/** Creates a virtual clock at 1 s, and a record of its timers. */
export function createClockTest(options: Partial<VirtualClockOptions> = {}) {
  const hand = createHandPlatform()
  const clock = createVirtualClock({ startedAt: 1_000, platform: hand.platform, ...options })
  const seen: string[] = []
  const note = (what: string) => () => seen.push(`${what} @${clock.now()}`)
  return { ...hand, clock, seen, note }
}

/** Creates a virtual clock that waits for calls in flight. */
export function createClockTestWithCalls(options: Partial<VirtualClockOptions> = {}) {
  const log = createCallLog({ clock: () => clock })
  const hand = createHandPlatform()
  const clock = createVirtualClock({
    startedAt: 0,
    platform: hand.platform,
    activity: { ...log, names: () => log.list().map(({ name }) => name) },
    ...options,
  })
  return { ...hand, clock, log }
}
