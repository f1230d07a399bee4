import { expect, it, vi } from 'vitest'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createPageSleep, createSleepingClock } from './pageSleep.ts'

function setUp() {
  const base = createTestClock()
  const onError = vi.fn<(error: unknown) => void>()
  const sleep = createPageSleep(onError)
  const seen: string[] = []
  const note = (what: string) => () => seen.push(`${what} @${base.now()}`)
  return { base, sleep, onError, seen, note, clock: createSleepingClock(base, sleep) }
}

it('fires a timer that came due during sleep once, when the page wakes', async () => {
  const { base, clock, sleep, seen, note } = setUp()
  clock.setTimer('toast.hide', 1_000, note('once'))
  clock.every('swap.quote', 400, note('every'))
  await base.run(500)
  sleep.fallAsleep()
  await base.run(10_000)
  expect(seen).toEqual(['every @400'])
  sleep.wake(note('first'))
  expect(seen.slice(1)).toEqual(['first @10500', 'every @10500', 'once @10500'])
  await base.run(300)
  expect(seen.at(-1)).toBe('every @10800')
})

it('does not fire a timer that is cancelled before its page wakes', async () => {
  const { base, clock, sleep, seen, note } = setUp()
  const cancel = clock.setTimer('toast.hide', 10, note('once'))
  const stop = clock.every('swap.quote', 10, note('every'))
  sleep.fallAsleep()
  await base.run(100)
  sleep.wake(() => {
    cancel()
    stop()
  })
  await base.run(100)
  expect(seen).toEqual([])
})

it('spares timers that are set during sleep, where they belong to another device', async () => {
  const { base, sleep, seen, note } = setUp()
  const shared = createSleepingClock(base, sleep, { sparesNew: true })
  shared.setTimer('page.timeout', 10, note('page'))
  sleep.fallAsleep()
  shared.setTimer('page.timeout', 20, note('phone'))
  await base.run(50)
  expect(seen).toEqual(['phone @20'])
  sleep.wake()
  expect(seen).toEqual(['phone @20', 'page @50'])
})

it('runs the other tasks and reports the error when a task of the wake throws', () => {
  const { sleep, onError, seen, note } = setUp()
  sleep.fallAsleep()
  sleep.whenAwake(() => {
    throw new Error('lost')
  })
  sleep.whenAwake(note('next'))
  sleep.wake()
  expect(seen).toEqual(['next @0'])
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('lost'))
})

it('lets a page wait until it is awake', async () => {
  const { sleep } = setUp()
  expect(sleep.untilAwake()).toBeUndefined()
  sleep.fallAsleep()
  const waiting = sleep.untilAwake()
  sleep.wake()
  await expect(waiting).resolves.toBeUndefined()
})
