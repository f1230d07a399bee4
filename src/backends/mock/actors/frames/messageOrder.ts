import type { DeliveryQueue } from '../../clock/deliveryQueue.ts'
import { createDeferred } from '../../shared/deferred.ts'
import { isSiteMessage, siteHello } from './siteMessages.ts'

/**
 * Orders the messages that other windows post into the page (those of a login provider or an attacker) with the page's other deliveries.
 */
export interface MessageOrder {
  /** Announces that a window is about to post into the page. Resolves when the message has arrived and it is its turn. */
  arrival(source: MessageEventSource): Promise<void>
  /** Delivers a message on the page when it is its turn, or at once if it was not announced. */
  receive(event: MessageEvent<unknown>, takeIn: () => void): void
  /** Stops waiting for messages of a closed window. */
  forget(source: MessageEventSource): void
  dispose(): void
}

/** Creates the order of one page. Call it before any other code listens to messages. */
export function createMessageOrder(options: {
  readonly window: Window
  readonly deliveries: Pick<DeliveryQueue, 'deliver'>
  /** Receives messages that were not announced. */
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
