import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../backends/mock/clock/testing/createTestClock.ts'
import { createLive } from './createLive.ts'

function setUp() {
  const clock = createTestClock()
  const listeners = new Set<() => void>()
  const source = {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = () => listeners.forEach((listener) => listener())
  return { clock, source, tell, listeners, live: createLive(source, clock, 50) }
}

describe('createLive', () => {
  it('tells once for many changes within its period', async () => {
    const { clock, tell, live } = setUp()
    let told = 0
    live.subscribe(() => (told += 1))
    for (let count = 0; count < 1200; count += 1) tell()
    expect(told).toBe(0)
    await clock.run(50)
    expect(told).toBe(1)
    expect(live.version()).toBe(1)
    tell()
    await clock.run(50)
    expect(told).toBe(2)
  })

  it('leaves neither listener nor timer behind', () => {
    const { clock, tell, live, listeners } = setUp()
    const stop = live.subscribe(() => undefined)
    tell()
    expect(clock.pending()).toHaveLength(1)
    stop()
    expect(listeners.size).toBe(0)
    expect(clock.pending()).toHaveLength(0)
  })
})
