import { afterEach, beforeEach, describe, vi } from 'vitest'
import { createSeededRandom } from '../../src/backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../src/backends/mock/clock/testing/testClock.ts'
import { createWebStorage, type StorageWindow } from '../../src/backends/real/browser/webStorage.ts'
import { createSystemClock } from '../../src/backends/real/browser/systemClock.ts'
import { createSystemRandom } from '../../src/backends/real/browser/systemRandom.ts'
import { createWindowBrowser } from '../../src/backends/real/browser/windowBrowser.ts'
import { fakeWindow } from '../../src/backends/real/testing/fakeWindow.ts'
import { browserContract } from './browserContract.ts'
import { clockContract } from './clockContract.ts'
import { randomContract } from './randomContract.ts'
import { storageContract } from './storageContract.ts'

describe('with the platform timers mocked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  clockContract('the system clock', () => ({
    clock: createSystemClock(),
    pass: (ms) => vi.advanceTimersByTimeAsync(ms),
  }))
})

clockContract('the virtual clock', () => {
  const clock = createTestClock()
  return { clock, pass: (ms) => clock.run(ms) }
})

randomContract('the platform', createSystemRandom)
randomContract('seeded', () => createSeededRandom(7))

storageContract('localStorage', () => {
  const values = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  // The rest of the window and of the Storage interface is not used.
  const owner = { localStorage } as unknown as StorageWindow
  return createWebStorage({ area: 'localStorage', window: () => owner, onError: failLoudly })
})

storageContract('localStorage that refuses', () =>
  createWebStorage({
    area: 'localStorage',
    window() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    onError: () => undefined,
  }),
)

browserContract('the window', () => {
  const { window } = fakeWindow()
  return createWindowBrowser(() => window)
})

function failLoudly(error: Error): never {
  throw error
}
