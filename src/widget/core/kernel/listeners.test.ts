import { describe, expect, it, vi } from 'vitest'
import { createListeners } from './listeners.ts'

describe('listeners', () => {
  it('hear until they unsubscribe', () => {
    const listeners = createListeners<number>()
    const hear = vi.fn()
    const stop = listeners.subscribe(hear)
    listeners.tell(1)
    stop()
    listeners.tell(2)
    expect(hear.mock.calls).toEqual([[1]])
  })

  it('are told twice when they subscribed twice, and lose one at a time', () => {
    const listeners = createListeners<number>()
    const hear = vi.fn()
    const stop = listeners.subscribe(hear)
    listeners.subscribe(hear)
    stop()
    listeners.tell(1)
    expect(hear).toHaveBeenCalledTimes(1)
  })

  it('hear although another one throws, and its error is seen', async () => {
    const listeners = createListeners<number>()
    const hear = vi.fn()
    const uncaught = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined)
    listeners.subscribe(() => {
      throw new Error('the host’s own mistake')
    })
    listeners.subscribe(hear)
    listeners.tell(1)
    const [rethrow] = uncaught.mock.calls.flat()
    uncaught.mockRestore()
    expect(hear).toHaveBeenCalledExactlyOnceWith(1)
    expect(rethrow).toThrow('the host’s own mistake')
  })
})
