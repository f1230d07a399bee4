import { expect, it } from 'vitest'
import { createTestClock } from '../../../backends/mock/clock/testing/testClock.ts'
import { createListeners } from '../../../backends/mock/shared/listeners.ts'
import { waitForItem } from './waitForItem.ts'

function createWait(items: string[]) {
  const { add, notify } = createListeners()
  const realTime = createTestClock()
  const found = waitForItem({
    what: 'request in wallet "fox"',
    source: { subscribe: add },
    find: () => items.at(0),
    realTime,
    describeOthers: () => 'Waiting now: none.',
  })
  return { found, notify, realTime }
}

it('resolves at once with an item that is there', async () => {
  const { found, realTime } = createWait(['first', 'second'])
  await expect(found).resolves.toBe('first')
  expect(realTime.pending()).toEqual([])
})

it('resolves when a change of the source brings the item, and cancels the timeout', async () => {
  const items: string[] = []
  const { found, notify, realTime } = createWait(items)
  notify()
  items.push('late')
  notify()
  await expect(found).resolves.toBe('late')
  expect(realTime.pending()).toEqual([])
})

it('rejects after 30 s and says what there was instead', async () => {
  const { found, realTime } = createWait([])
  const failure = found.catch((error: unknown) => error)
  await realTime.run(29_999)
  expect(realTime.pending()).toHaveLength(1)
  await realTime.run(1)
  expect(await failure).toEqual(
    new Error('There was no request in wallet "fox" within 30 s. Waiting now: none.'),
  )
})
