import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import { createThrottledSource } from './throttledSource.ts'

function setUp() {
  const clock = createTestClock()
  const listeners = new Set<() => void>()
  const source = {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const notify = () => listeners.forEach((listener) => listener())
  return { clock, source, notify, listeners, live: createThrottledSource(source, clock, 50) }
}

describe('createLive', () => {
  it('notifies once for many changes within its period', async () => {
    const { clock, notify, live } = setUp()
    let notified = 0
    live.subscribe(() => (notified += 1))
    for (let count = 0; count < 1200; count += 1) notify()
    expect(notified).toBe(0)
    await clock.run(50)
    expect(notified).toBe(1)
    expect(live.version()).toBe(1)
    notify()
    await clock.run(50)
    expect(notified).toBe(2)
  })

  it('leaves neither listener nor timer behind', () => {
    const { clock, notify, live, listeners } = setUp()
    const stop = live.subscribe(() => undefined)
    notify()
    expect(clock.pending()).toHaveLength(1)
    stop()
    expect(listeners.size).toBe(0)
    expect(clock.pending()).toHaveLength(0)
  })
})
