import { expect, it } from 'vitest'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import { createReadingSource } from './readingSource.ts'

it('notifies when a reading has changed, until it is stopped', async () => {
  const clock = createTestClock()
  const stored: string[] = []
  let changes = 0
  const stop = createReadingSource(clock, () => stored).subscribe(() => {
    changes += 1
  })
  await clock.run(2_000)
  expect(changes).toBe(0)
  stored.push('theme')
  await clock.run(500)
  expect(changes).toBe(1)
  await clock.run(2_000)
  expect(changes).toBe(1)
  stop()
  stored.push('cart')
  await clock.run(2_000)
  expect(changes).toBe(1)
})
