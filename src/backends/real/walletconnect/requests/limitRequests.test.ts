import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createDelayedPromise } from '@walletconnect/utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeferred } from '../../../mock/shared/deferred.ts'
import { createTestClock } from '../../../mock/clock/testing/testClock.ts'
import type { Library } from '../library.ts'
import { limitRequests } from './limitRequests.ts'
import { failureOf } from '../testing/pairingTest.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
const asked = { topic: 't', chainId: 'eip155:1', request: { method: 'personal_sign', params: [] } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.useRealTimers()
})

/** The parts of the client for one request, with its own promise. */
function setUp(settled = Promise.resolve()) {
  const clock = createTestClock()
  const client = new EventEmitter()
  const engine = { events: new EventEmitter() }
  let lastId = 0
  const request = (params: typeof asked) => {
    lastId += 1
    const { done, resolve, reject } = createDelayedPromise(300, 'Too late.')
    engine.events.once(`session_request:${lastId}`, ({ error, result }) =>
      error === undefined ? resolve(result) : reject(error),
    )
    client.emit('session_request_sent', { ...params, id: lastId })
    return done()
  }
  const library = Object.assign(client, { engine, request }) as unknown as Library
  limitRequests(library, clock, () => settled)
  return { clock, client, engine, library }
}

it('rejects a request after five minutes of the clock, and leaves no unhandled rejection', async () => {
  const { client, clock, library } = setUp()
  const failure = failureOf(library.request(asked))
  await clock.run(299_999)
  expect(client.listenerCount('session_request_sent')).toBe(1)
  await clock.run(1)
  expect(await failure).toMatchObject({ code: 8000, message: 'Request expired. Please try again.' })
  vi.advanceTimersByTime(600_000)
  await nextTurn()
  expect(unhandled).toEqual([])
  expect(client.listenerCount('session_request_sent')).toBe(0)
})

it('rejects only the request without an answer', async () => {
  const { clock, engine, library } = setUp()
  const first = failureOf(library.request({ ...asked, request: { ...asked.request } }))
  await clock.run(200_000)
  const second = library.request(asked)
  await clock.run(100_000)
  expect(await first).toMatchObject({ code: 8000 })
  engine.events.emit('session_request:2', { result: '0x1' })
  expect(await second).toBe('0x1')
  expect(clock.pending()).toEqual([])
})

it('waits for what the relay kept while the page slept, before it gives a request up', async () => {
  const read = createDeferred<void>()
  const { clock, engine, library } = setUp(read.promise)
  const asking = library.request(asked)
  await clock.run(600_000)
  engine.events.emit('session_request:1', { result: '0x1' })
  read.resolve()
  expect(await asking).toBe('0x1')
})
