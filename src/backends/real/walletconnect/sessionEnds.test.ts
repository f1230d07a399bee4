import { expect, it } from 'vitest'
import { createDeferred } from '../../mock/shared/deferred.ts'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { createSessionEnds } from './sessionEnds.ts'

/** A library with those sessions; the test acts as the relay. */
function setUp(...topics: string[]) {
  const clock = createTestClock()
  const errors: Error[] = []
  const ends = createSessionEnds({ clock, onError: (error) => errors.push(error) })
  const asked: string[] = []
  const relay = createDeferred<void>()
  const keys = [...topics]
  const forget = async (topic: string) => {
    keys.splice(keys.indexOf(topic), 1)
  }
  const library = {
    core: { history: { values: [] } },
    session: { keys, delete: forget },
    async disconnect({ topic }: { topic: string }) {
      asked.push(topic)
      await relay.promise
      await forget(topic)
    },
  }
  // The parts of the library that an end uses.
  return { clock, errors, ends, asked, relay, keys, library: library as never }
}

it('notifies the wallet once, even if the end is requested repeatedly', async () => {
  const { asked, clock, ends, errors, keys, library, relay } = setUp('a')
  ends.end(library, 'a')
  ends.end(library, 'a')
  relay.resolve()
  await clock.idle()
  ends.end(library, 'a')
  await clock.idle()
  expect(asked).toEqual(['a'])
  expect(keys).toEqual([])
  expect(errors).toEqual([])
  expect(clock.pending()).toEqual([])
})

it('drops a session after 15 s when the relay does not answer, and reports that', async () => {
  const { clock, ends, errors, keys, library } = setUp('a')
  ends.end(library, 'a')
  await clock.run(14_999)
  expect(keys).toEqual(['a'])
  expect(errors).toEqual([])
  await clock.run(1)
  expect(keys).toEqual([])
  expect(errors).toMatchObject([{ code: 'wallet.failed' }])
})

it('drops a session when the relay refuses the notification, and reports that', async () => {
  const { clock, ends, errors, keys, library, relay } = setUp('a')
  ends.end(library, 'a')
  relay.reject(new Error('offline'))
  await clock.idle()
  expect(keys).toEqual([])
  expect(errors).toMatchObject([{ message: expect.stringContaining('offline') }])
  expect(clock.pending()).toEqual([])
})

it('ends unused sessions together with a session, and keeps those in use', async () => {
  const { asked, clock, ends, keys, library, relay } = setUp('mine', 'stray', 'used')
  ends.hold('mine')
  ends.hold('used')
  ends.endAll(library, 'mine')
  relay.resolve()
  await clock.idle()
  expect(asked).toEqual(['mine', 'stray'])
  expect(keys).toEqual(['used'])
})

it('reports whether any session is in use', () => {
  const { ends } = setUp()
  expect(ends.holdsAny()).toBe(false)
  ends.hold('a')
  ends.hold('b')
  ends.release('a')
  expect(ends.holdsAny()).toBe(true)
  ends.release('b')
  expect(ends.holdsAny()).toBe(false)
})

it('ends the open requests of a session and clears only its records from the storage', async () => {
  const forgotten: unknown[] = []
  const failed: unknown[] = []
  const values = [
    { id: 1, topic: 'a', request: { method: 'wc_sessionRequest' } },
    { id: 2, topic: 'a', request: { method: 'wc_sessionDelete' } },
    { id: 3, topic: 'b', request: { method: 'wc_sessionRequest' } },
    { id: 4, topic: 'a', request: { method: 'wc_sessionRequest' }, response: { result: '0x1' } },
  ]
  const history = { values, delete: (topic: string, id: number) => forgotten.push([topic, id]) }
  const events = { emit: (event: string, answer: unknown) => failed.push([event, answer]) }
  const { ends, library } = setUp('a', 'b')
  ends.end(Object.assign(library, { core: { history }, engine: { events } }), 'a')
  expect(forgotten).toEqual([
    ['a', 1],
    ['a', 4],
  ])
  expect(failed).toEqual([
    ['session_request:1', { error: { code: 6000, message: 'The session ended.' } }],
  ])
})

it('ends a session again whose end failed', async () => {
  const { asked, clock, ends, keys, library, relay } = setUp('a')
  ends.end(library, 'a')
  relay.reject(new Error('offline'))
  await clock.idle()
  keys.push('a')
  ends.end(library, 'a')
  expect(asked).toEqual(['a', 'a'])
  await clock.idle()
})
