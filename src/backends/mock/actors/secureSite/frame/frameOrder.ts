import { asRecord } from '../../../../port/asRecord.ts'
import { mountFrameElement, type MountFrame } from '../../../../real/frame/frameElement.ts'
import { readAppMessage } from '../../../../real/frame/frameProtocol.ts'
import type { DeliveryQueue } from '../../../clock/deliveryQueue.ts'
import { createDeferred } from '../../../shared/deferred.ts'
import type { FrameReply } from './respondToFrame.ts'

/** Orders the messages between the widget and the secure site's frame with the page's other deliveries. */
export interface FrameOrder {
  /** Mounts the frame as in production, and announces every message sent through it. */
  readonly mount: MountFrame
  /** Called at the site. Resolves when it is the turn of this message of the widget. */
  turnOf(message: unknown): Promise<void>
  /** Announces a reply of the site. */
  replies(reply: FrameReply): void
  /**
   * Called on the page. Delivers a message when it is its turn, or at once if it is not a reply of
   * the site.
   */
  receive(event: MessageEvent<unknown>, takeIn: () => void): void
}

interface Expected {
  arrive(): void
  readonly turn: Promise<void>
}

/** Creates the order of one page. */
export function createFrameOrder(
  deliveries: DeliveryQueue,
  mount: MountFrame = mountFrameElement,
): FrameOrder {
  const expected = new Map<string, readonly Expected[]>()
  /**
   * The messages that widgets sent. Replies to other clients on the page are delivered without an
   * order.
   */
  const ownIds = new Set<string>()
  // Two widgets on one page receive the same event.
  const turns = new WeakMap<MessageEvent, Promise<void>>()

  function expect(key: string): void {
    const { promise, resolve } = createDeferred<void>()
    const entry = { arrive: () => resolve(), turn: deliveries.deliver(key, promise) }
    expected.set(key, [...(expected.get(key) ?? []), entry])
  }

  function arrival(key: string): Promise<void> | undefined {
    const [first, ...others] = expected.get(key) ?? []
    if (others.length > 0) expected.set(key, others)
    else expected.delete(key)
    first?.arrive()
    return first?.turn
  }

  /** Stops waiting for messages of a frame that was removed or reloads. */
  function forgetAll(): void {
    for (const entries of expected.values()) for (const { arrive } of entries) arrive()
    expected.clear()
    ownIds.clear()
  }

  return {
    mount(options) {
      const { promise, resolve } = createDeferred<() => void>()
      let isFirst = true
      void deliveries.deliver('the secure site loads', promise).then((notify) => notify())
      const element = mount({
        ...options,
        onLoad() {
          if (isFirst) resolve(options.onLoad)
          else {
            forgetAll()
            options.onLoad()
          }
          isFirst = false
        },
        onError: () => resolve(options.onError),
      })
      return {
        ...element,
        post(message, origin) {
          const id = readAppMessage(message)?.id
          if (id !== undefined) {
            ownIds.add(id)
            expect(`to the secure site ${id}`)
          }
          return element.post(message, origin)
        },
        remove() {
          forgetAll()
          resolve(() => undefined)
          element.remove()
        },
      }
    },
    turnOf: (message) => arrival(`to the secure site ${idOf(message)}`) ?? Promise.resolve(),
    replies({ id }) {
      if (id !== undefined && ownIds.has(id)) expect(`from the secure site ${id}`)
    },
    receive(event, takeIn) {
      const turn = turns.get(event) ?? arrival(`from the secure site ${idOf(event.data)}`)
      if (turn === undefined) return takeIn()
      turns.set(event, turn)
      void turn.then(takeIn)
    },
  }
}

function idOf(message: unknown): string {
  const { id } = asRecord(message)
  return typeof id === 'string' ? id : ''
}
