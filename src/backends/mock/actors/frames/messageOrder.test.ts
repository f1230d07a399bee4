import { expect, it } from 'vitest'
import { createDeliveryQueue } from '../../clock/deliveryQueue.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { createMessageOrder } from './messageOrder.ts'
import { siteHello } from './siteMessages.ts'

function setUp() {
  const deliveries = createDeliveryQueue({ platform: { setTimer: () => () => undefined } })
  const window = new EventTarget() as unknown as Window
  // Only its identity matters.
  const source = new EventTarget() as unknown as MessageEventSource
  const seen: unknown[] = []
  const order = createMessageOrder({
    window,
    deliveries,
    otherwise: (_, takeIn) => {
      seen.push('not announced')
      takeIn()
    },
  })
  window.addEventListener('message', (event) =>
    order.receive(event, () => seen.push(event.data as unknown)),
  )
  const post = (data: unknown) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }))
  return { deliveries, order, source, seen, post }
}

it('delivers a message after calls that were made before its announcement', async () => {
  const { deliveries, order, source, seen, post } = setUp()
  const chain = createDeferred<string>()
  void deliveries.deliver('chain', chain.promise).then((text) => seen.push(text))
  const first = order.arrival(source)
  const second = order.arrival(source)
  post('first')
  post('second')
  expect(seen).toEqual([])
  chain.resolve('chain')
  await Promise.all([first, second])
  await deliveries.settle()
  expect(seen).toEqual(['chain', 'first', 'second'])
})

it('holds virtual time for an announced message', async () => {
  const { deliveries, order, source, seen, post } = setUp()
  void order.arrival(source)
  const settled = deliveries.settle()
  expect(settled).toBeInstanceOf(Promise)
  post({ type: siteHello })
  post('arrived')
  await settled
  expect(seen).toEqual(['not announced', { type: siteHello }, 'arrived'])
})

it('virtual time does not wait for messages of a closed window', async () => {
  const { deliveries, order, source } = setUp()
  const announced = order.arrival(source)
  order.forget(source)
  await announced
  await deliveries.settle()
  expect(deliveries.settle()).toBeUndefined()
})

it('ignores messages that were not announced', () => {
  const { seen, post } = setUp()
  post('forged')
  expect(seen).toEqual(['not announced', 'forged'])
})
