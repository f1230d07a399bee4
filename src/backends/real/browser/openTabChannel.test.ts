import { expect, it, vi } from 'vitest'
import { createOpenTabChannel, type ChannelWindow } from './openTabChannel.ts'

function unexpected(error: Error): never {
  throw error
}

/** A window whose channels come from `open`. */
function windowWith(open: (name: string) => object): ChannelWindow {
  const BroadcastChannel = vi.fn(function (this: unknown, name: string) {
    return open(name)
  })
  // The channel uses nothing else of the window.
  return { BroadcastChannel } as unknown as ChannelWindow
}

it('posts to the channel, passes on what it receives, and closes it', () => {
  const posted: unknown[] = []
  const close = vi.fn()
  const channel = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => posted.push(data),
    close,
  })
  const names: unknown[] = []
  const window = windowWith((name) => {
    names.push(name)
    return channel
  })
  const received: unknown[] = []
  const open = createOpenTabChannel({ window: () => window, onError: unexpected })
  const tab = open('news', (message) => received.push(message))
  channel.dispatchEvent(new MessageEvent('message', { data: { version: 1 } }))
  tab?.post('hello')
  tab?.close()
  expect([names, received, posted]).toEqual([['news'], [{ version: 1 }], ['hello']])
  expect(close).toHaveBeenCalledOnce()
})

it('has no channel without a window or in an older browser', () => {
  const listener = () => undefined
  const onError = unexpected
  expect(createOpenTabChannel({ window: () => undefined, onError })('news', listener)).toBe(
    undefined,
  )
  const old = {} as ChannelWindow
  expect(createOpenTabChannel({ window: () => old, onError })('news', listener)).toBe(undefined)
})

it('reports a browser that refuses channels, and has none', () => {
  const errors: Error[] = []
  const window = windowWith(() => {
    throw new Error('SecurityError')
  })
  const open = createOpenTabChannel({
    window: () => window,
    onError: (error) => errors.push(error),
  })
  expect(open('news', () => undefined)).toBe(undefined)
  expect(errors).toMatchObject([{ code: 'internal' }])
})
