import { expect, it, vi } from 'vitest'
import type { Library } from './library.ts'
import { publishAgain } from './publishAgain.ts'

/** A relay whose first `failures` messages fail, and a page that returns `returns` times while they do. */
async function publish({ failures, returns }: { failures: number; returns: number }) {
  let count = 0
  const send = vi.fn(async () => {
    count += returns
    if (send.mock.calls.length <= failures) throw new Error('Failed to publish payload')
  })
  const library = { core: { relayer: { publish: send } } } as unknown as Pick<Library, 'core'>
  publishAgain(library, { settled: () => Promise.resolve(), returns: () => count })
  const outcome = library.core.relayer.publish('topic', 'message').then(
    () => 'published',
    () => 'failed',
  )
  return { outcome: await outcome, sent: send.mock.calls.length }
}

it('sends a message again that failed while the page slept, once', async () => {
  expect(await publish({ failures: 1, returns: 1 })).toEqual({ outcome: 'published', sent: 2 })
  expect(await publish({ failures: 2, returns: 1 })).toEqual({ outcome: 'failed', sent: 2 })
})

it('passes on a failure of a page that did not sleep', async () => {
  expect(await publish({ failures: 1, returns: 0 })).toEqual({ outcome: 'failed', sent: 1 })
})
