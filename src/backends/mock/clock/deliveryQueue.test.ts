import { expect, it } from 'vitest'
import { createDeferred } from '../createDeferred.ts'
import { createDeliveryQueue } from './deliveryQueue.ts'
import { macrotask } from './macrotask.ts'

const idle = { setTimer: () => () => undefined }

function setUp() {
  const queue = createDeliveryQueue({ platform: idle })
  const seen: string[] = []
  const ask = (label: string) => {
    const work = createDeferred<string>()
    queue.deliver(label, work.promise).then(
      (value) => seen.push(value),
      (error: unknown) => seen.push(String(error)),
    )
    return work
  }
  return { queue, seen, ask }
}

it('hands answers on in the order in which they were asked for, whichever comes first', async () => {
  const { queue, seen, ask } = setUp()
  const [first, second, third] = [ask('first'), ask('second'), ask('third')]
  third.resolve('3')
  second.reject('failed 2')
  await macrotask()
  expect(seen).toEqual([])
  first.resolve('1')
  await queue.settle()
  expect(seen).toEqual(['1', 'failed 2', '3'])
})

it('lets what follows from one answer happen before it hands on the next', async () => {
  const { queue, seen, ask } = setUp()
  const [first, second] = [ask('first'), ask('second')]
  const follows = first.promise.then(macrotask).then(() => seen.push('what follows'))
  first.resolve('1')
  second.resolve('2')
  await Promise.all([follows, queue.settle()])
  expect(seen).toEqual(['1', 'what follows', '2'])
})

it('settles when what was asked for meanwhile has come, too', async () => {
  const { queue, seen, ask } = setUp()
  const first = ask('first')
  let isSettled = false
  const settled = queue.settle()?.then(() => (isSettled = true))
  const second = ask('second')
  first.resolve('1')
  await macrotask()
  expect(isSettled).toBe(false)
  second.resolve('2')
  await settled
  expect(seen).toEqual(['1', '2'])
  expect(queue.settle()).toBeUndefined()
})

it('names what does not come when it gives up', async () => {
  const queue = createDeliveryQueue({
    platform: {
      setTimer(_label, _ms, giveUp) {
        queueMicrotask(giveUp)
        return () => undefined
      },
    },
    patienceMs: 5,
  })
  void queue.deliver('code that is loading', new Promise(() => undefined))
  await expect(queue.settle()).rejects.toThrow(
    'Failed to settle: after 5 ms of real time still under way: code that is loading.',
  )
})
