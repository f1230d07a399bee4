import { expect, it } from 'vitest'
import { createShortTimeouts } from '../../browser/shortTimeouts.ts'
import type { ClockState } from '../../clock/virtualClockTypes.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { createListeners } from '../../shared/listeners.ts'
import { untilQuiet } from './untilQuiet.ts'

function setUp(from: ClockState) {
  const listeners = createListeners()
  const short = createShortTimeouts()
  const over = new AbortController()
  let state = from
  let work = Promise.resolve()
  const quiet = untilQuiet(
    {
      get state() {
        return state
      },
      idle: () => work,
      subscribe: listeners.add,
    },
    short,
    over.signal,
  )
  let isQuiet = false
  void quiet.then(
    () => (isQuiet = true),
    () => undefined,
  )
  return {
    quiet,
    short,
    over,
    begin(other: Promise<void>) {
      work = other
    },
    become(next: ClockState) {
      state = next
      listeners.notify()
    },
    async isQuietNow() {
      await new Promise((resolve) => setTimeout(resolve))
      return isQuiet
    },
  }
}

it('resolves at once when time is paused and no call is in flight', async () => {
  expect(await setUp('paused').isQuietNow()).toBe(true)
})

it('waits while time runs, and for calls that began before it paused', async () => {
  const { become, begin, isQuietNow } = setUp('running')
  expect(await isQuietNow()).toBe(false)
  become('advancing')
  expect(await isQuietNow()).toBe(false)
  const work = createDeferred<void>()
  begin(work.promise)
  become('paused')
  expect(await isQuietNow()).toBe(false)
  work.resolve()
  expect(await isQuietNow()).toBe(true)
})

it('waits for every short timeout of the page', async () => {
  const { short, isQuietNow, become } = setUp('running')
  for (const id of [1, 2]) short.add(id)
  become('paused')
  expect(await isQuietNow()).toBe(false)
  short.remove(1)
  expect(await isQuietNow()).toBe(false)
  short.remove(2)
  expect(await isQuietNow()).toBe(true)
})

it('rejects when a call is in flight for too long, and stops with its signal', async () => {
  const { quiet, begin, become, isQuietNow } = setUp('running')
  expect(await isQuietNow()).toBe(false)
  const work = createDeferred<void>()
  begin(work.promise)
  become('paused')
  work.reject(new Error('still in flight'))
  await expect(quiet).rejects.toThrow('still in flight')
  const other = setUp('running')
  other.over.abort()
  expect(await other.isQuietNow()).toBe(true)
})
