import { describe, expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

describe('listeners', () => {
  it('calls listeners until they unsubscribe', () => {
    const listeners = createListeners<number>()
    const handle = vi.fn()
    const stop = listeners.subscribe(handle)
    listeners.notify(1)
    stop()
    listeners.notify(2)
    expect(handle.mock.calls).toEqual([[1]])
  })

  it('notifies a listener twice when it subscribed twice, and removes one subscription at a time', () => {
    const listeners = createListeners<number>()
    const handle = vi.fn()
    const stop = listeners.subscribe(handle)
    listeners.subscribe(handle)
    stop()
    listeners.notify(1)
    expect(handle).toHaveBeenCalledTimes(1)
  })

  it('calls a listener although another one throws, and reports that error', async () => {
    const listeners = createListeners<number>()
    const handle = vi.fn()
    const uncaught = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined)
    listeners.subscribe(() => {
      throw new Error('the host’s own mistake')
    })
    listeners.subscribe(handle)
    listeners.notify(1)
    const [rethrow] = uncaught.mock.calls.flat()
    uncaught.mockRestore()
    expect(handle).toHaveBeenCalledExactlyOnceWith(1)
    expect(rethrow).toThrow('the host’s own mistake')
  })
})
