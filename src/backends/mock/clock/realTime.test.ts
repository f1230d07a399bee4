import { expect, it, vi } from 'vitest'
import { createSeededRandom } from './seededRandom.ts'
import { createRealTime } from './realTime.ts'
import { createTestClock } from './testing/testClock.ts'
import { createPageSleep } from '../browser/pageSleep.ts'
import { createShortTimeouts } from '../browser/shortTimeouts.ts'
import { simulatePlatform } from '../browser/simulatePlatform.ts'

/** A page that is simulated after its real time was captured; its timers fire only by `tick`. */
function simulatedPage() {
  vi.useFakeTimers()
  const page = {
    Date,
    Math: Object.create(Math) as Math,
    crypto: Object.create(crypto) as Crypto,
    performance: { now: () => 7 },
    setInterval,
    clearInterval,
    setTimeout,
    clearTimeout,
  } as unknown as Window & typeof globalThis
  const realTime = createRealTime(page)
  const clock = createTestClock()
  const sleep = createPageSleep(() => undefined)
  simulatePlatform(page, clock, createSeededRandom(1), createShortTimeouts(), sleep)
  return { clock, realTime }
}

it('the time is real on a page whose timers are simulated', async () => {
  const { clock, realTime } = simulatedPage()
  const fired: string[] = []
  realTime.setTimer('clock.timeout', 10_000, () => fired.push('timer'))
  realTime.every('clock.tick', 4_000, () => fired.push('tick'))
  void realTime.sleep('stage.timeout', 9_000).then(() => fired.push('slept'))
  realTime.setTimer('clock.timeout', 10_000, () => fired.push('cancelled'))()
  await clock.run(60_000)
  expect(fired).toEqual([])
  expect(clock.pending()).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(fired).toEqual(['tick', 'tick', 'slept', 'timer'])
  expect(realTime.now()).toBe(7)
})
