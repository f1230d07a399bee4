import { expect, it } from 'vitest'
import { createDeferred } from '../shared/deferred.ts'
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

it('delivers responses in the order of their requests, whichever arrives first', async () => {
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

it('finishes the work that follows from one response before it delivers the next', async () => {
  const { queue, seen } = setUp()
  void queue
    .deliver('first', Promise.resolve())
    .then(macrotask)
    .then(() => seen.push('what follows from the first'))
  void queue.deliver('second', Promise.resolve()).then(() => seen.push('the second'))
  await queue.settle()
  expect(seen).toEqual(['what follows from the first', 'the second'])
})

it('delivers the parts of composed work first, and composed work in its own order', async () => {
  const { queue, seen } = setUp()
  const slow = createDeferred<string>()
  const service = async (name: string, chain: Promise<string>) => {
    const answer = await queue.deliver(`${name} asks a chain`, chain)
    seen.push(`${name} was answered`)
    return `${name}: ${answer}`
  }
  const note = (text: string) => seen.push(text)
  void queue.deliverComposed('one', service('one', slow.promise)).then(note)
  void queue.deliverComposed('two', service('two', Promise.resolve('2'))).then(note)
  void queue.deliverComposed('three', Promise.resolve('three')).then(note)
  await macrotask()
  slow.resolve('1')
  await queue.settle()
  expect(seen).toEqual(['one was answered', 'two was answered', 'one: 1', 'two: 2', 'three'])
})

it('settle() waits for requests that were made after the call', async () => {
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

it('names the missing delivery when it gives up', async () => {
  const queue = createDeliveryQueue({
    platform: {
      setTimer(_label, _ms, giveUp) {
        queueMicrotask(giveUp)
        return () => undefined
      },
    },
    timeoutMs: 5,
  })
  void queue.deliver('code that is loading', new Promise(() => undefined))
  await expect(queue.settle()).rejects.toThrow(
    'Failed to settle: after 5 ms of real time still under way: code that is loading.',
  )
})
