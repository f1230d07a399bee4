import { expect, it } from 'vitest'
import { createDeliveryQueue } from '../clock/deliveryQueue.ts'
import { macrotask } from '../clock/macrotask.ts'
import { orderObservers } from './orderObservers.ts'

type Notify = (entries: IntersectionObserverEntry[]) => void

function setUp() {
  const notifications: Notify[] = []
  class FakeObserver {
    constructor(callback: IntersectionObserverCallback) {
      notifications.push((entries) => callback(entries, this as unknown as IntersectionObserver))
    }
    observe() {}
    disconnect() {}
  }
  const page = {
    IntersectionObserver: FakeObserver,
    document: { visibilityState: 'visible' },
  } as unknown as Window & typeof globalThis
  const platform = { setTimer: () => () => undefined }
  const deliveries = createDeliveryQueue({ platform })
  orderObservers(page, deliveries, platform)
  const seen: string[] = []
  const observe = (name: string) => {
    const observer = new page.IntersectionObserver((entries) =>
      seen.push(`${name} ${entries.length}`),
    )
    observer.observe({} as Element)
    return { observer, notify: notifications.at(-1) as Notify }
  }
  return { deliveries, observe, seen }
}

it('holds virtual time until visible elements are first observed', async () => {
  const { deliveries, observe, seen } = setUp()
  const { notify } = observe('list')
  const settled = deliveries.settle()
  await macrotask()
  expect(seen).toEqual([])
  notify([])
  await settled
  expect(seen).toEqual(['list 0'])
})

it('notifies before the responses of services, which a frame could overtake', async () => {
  const { deliveries, observe, seen } = setUp()
  const { notify } = observe('list')
  void deliveries.deliverComposed('service', Promise.resolve()).then(() => seen.push('service'))
  await macrotask()
  notify([])
  await deliveries.settle()
  expect(seen).toEqual(['list 0', 'service'])
})

it('virtual time does not wait for an observer that has stopped', async () => {
  const { deliveries, observe } = setUp()
  const { observer } = observe('list')
  observer.disconnect()
  await deliveries.settle()
  expect(deliveries.settle()).toBeUndefined()
})
