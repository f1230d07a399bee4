import { expect, it } from 'vitest'
import { createTestClock } from '../clock/testing/testClock.ts'
import { macrotask } from '../clock/macrotask.ts'
import { watchTaps } from './taps.ts'

it('a tap lasts until it is handled, or for a time where the browser remembers it', async () => {
  const clock = createTestClock()
  const page = new EventTarget()
  const taps = watchTaps(page as Window, clock)
  const states = () => [taps.isIn(0), taps.isIn(5_000)]
  expect(states()).toEqual([false, false])
  page.dispatchEvent(new Event('click'))
  expect(states()).toEqual([true, true])
  await Promise.resolve()
  expect(states()).toEqual([true, true])
  await macrotask()
  expect(states()).toEqual([false, true])
  await clock.run(5_000)
  expect(states()).toEqual([false, false])
  taps.dispose()
  page.dispatchEvent(new Event('click'))
  expect(states()).toEqual([false, false])
})
