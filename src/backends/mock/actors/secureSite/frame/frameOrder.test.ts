import { expect, it, vi } from 'vitest'
import type { MountFrame } from '../../../../real/frame/frameElement.ts'
import { createDeliveryQueue } from '../../../clock/deliveryQueue.ts'
import { createFrameOrder } from './frameOrder.ts'

const request = { type: '@w3m-app/IS_CONNECTED', id: 'one' }
const reply = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', id: 'one' }
const event = (data: unknown) => ({ data }) as MessageEvent<unknown>

function setUp() {
  const deliveries = createDeliveryQueue({ platform: { setTimer: () => () => undefined } })
  const posted: unknown[] = []
  let load = () => undefined as void
  const mount: MountFrame = ({ onLoad }) => {
    load = onLoad
    return {
      post: (message) => posted.push(message) > 0,
      isSource: () => true,
      place: () => undefined,
      remove: () => undefined,
    }
  }
  const order = createFrameOrder(deliveries, mount)
  const loaded = vi.fn()
  const parent = {} as HTMLElement
  const frame = order.mount({ parent, src: '', onLoad: loaded, onError: () => undefined })
  return { deliveries, order, frame, posted, loaded, load: () => load() }
}

it('holds virtual time while a frame loads', async () => {
  const { deliveries, load, loaded } = setUp()
  const settled = deliveries.settle()
  load()
  await settled
  expect(loaded).toHaveBeenCalledOnce()
})

it('holds virtual time for a message on its way to the site and for the reply', async () => {
  const { deliveries, order, frame, load } = setUp()
  load()
  await deliveries.settle()
  frame.post(request, 'https://site.example')
  expect(deliveries.settle()).toBeInstanceOf(Promise)
  await order.turnOf(request)
  await deliveries.settle()

  order.replies(reply)
  expect(deliveries.settle()).toBeInstanceOf(Promise)
  const takenIn = vi.fn()
  order.receive(event(reply), takenIn)
  await deliveries.settle()
  expect(takenIn).toHaveBeenCalledOnce()
})

it('delivers a reply after earlier calls, for each widget of the page', async () => {
  const { deliveries, frame, order, load } = setUp()
  load()
  frame.post(request, 'https://site.example')
  await order.turnOf(request)
  await deliveries.settle()
  const seen: string[] = []
  let answer: (text: string) => void = () => undefined
  void deliveries
    .deliver('chain', new Promise<string>((resolve) => (answer = resolve)))
    .then((text) => seen.push(text))
  order.replies(reply)
  const arrived = event(reply)
  order.receive(arrived, () => seen.push('reply to one widget'))
  order.receive(arrived, () => seen.push('reply to the other'))
  expect(seen).toEqual([])
  answer('chain')
  await deliveries.settle()
  expect(seen).toEqual(['chain', 'reply to one widget', 'reply to the other'])
})

it('handles unexpected messages at once, such as a forged one', () => {
  const { order } = setUp()
  const takenIn = vi.fn()
  order.receive(event({ type: 'other' }), takenIn)
  expect(takenIn).toHaveBeenCalledOnce()
})

it('virtual time does not wait for a reply to another client on the page', async () => {
  const { deliveries, order, load } = setUp()
  load()
  await deliveries.settle()
  await order.turnOf({ ...request, id: 'foreign' })
  order.replies({ ...reply, id: 'foreign' })
  expect(deliveries.settle()).toBeUndefined()
})

it('virtual time does not wait for a removed frame', async () => {
  const { deliveries, order, frame } = setUp()
  frame.post(request, 'https://site.example')
  order.replies(reply)
  frame.remove()
  await deliveries.settle()
  expect(deliveries.settle()).toBeUndefined()
})
