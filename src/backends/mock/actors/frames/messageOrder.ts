import type { DeliveryQueue } from '../../clock/deliveryQueue.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { isSiteMessage, siteHello } from './siteMessages.ts'

/** Puts what other windows post into the page, a login provider's or a stranger's, into its order of deliveries. */
export interface MessageOrder {
  /** That window is about to post into the page. Resolves when the message has arrived and it is its turn. */
  arrival(source: MessageEventSource): Promise<void>
  /** At the page: takes a message in when it is its turn, at once when it was not announced. */
  receive(event: MessageEvent<unknown>, takeIn: () => void): void
  /** A window that is closed brings nothing any more. */
  forget(source: MessageEventSource): void
  dispose(): void
}

/** Makes the order of one page; before anything else of it listens to messages. */
export function createMessageOrder(options: {
  readonly window: Window
  readonly deliveries: Pick<DeliveryQueue, 'deliver'>
  /** Takes in what was not announced here. */
  readonly otherwise: MessageOrder['receive']
}): MessageOrder {
  const { window, deliveries, otherwise } = options
  const expected = new Map<
    MessageEventSource,
    readonly { arrive(): void; readonly turn: Promise<void> }[]
  >()
  const turns = new WeakMap<MessageEvent, Promise<void>>()

  function noteArrival(event: MessageEvent<unknown>): void {
    const { source, data } = event
    if (source === null || isSiteMessage(data, siteHello)) return
    const [first, ...others] = expected.get(source) ?? []
    if (first === undefined) return
    expected.set(source, others)
    turns.set(event, first.turn)
    first.arrive()
  }
  window.addEventListener('message', noteArrival)

  return {
    arrival(source) {
      const { promise, resolve } = createDeferred<void>()
      const turn = deliveries.deliver('a message of another window', promise)
      expected.set(source, [...(expected.get(source) ?? []), { arrive: resolve, turn }])
      return turn
    },
    receive(event, takeIn) {
      const turn = turns.get(event)
      if (turn === undefined) otherwise(event, takeIn)
      else void turn.then(takeIn)
    },
    forget(source) {
      for (const { arrive } of expected.get(source) ?? []) arrive()
      expected.delete(source)
    },
    dispose() {
      window.removeEventListener('message', noteArrival)
    },
  }
}
