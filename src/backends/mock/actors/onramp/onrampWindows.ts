import { createListeners } from '../../shared/listeners.ts'
import type { PopupEnd } from '../frames/answerPopups.ts'
import type { OnrampActor } from './onrampActor.ts'
import type { OnrampService, OnrampSession } from './onrampService.ts'
import {
  readPageMessage,
  type OnrampDecision,
  type OnrampOutcome,
  type SimulatorMessage,
} from './onrampMessages.ts'
import type { PurchaseStore } from './purchaseStore.ts'

interface Entry extends PopupEnd<SimulatorMessage> {
  readonly id: number
  readonly session: OnrampSession
}

/** The duration of a purchase that a person delays in the page itself, in virtual ms. */
const usualDelay = 30_000

/** The open windows of the on-ramp provider. A person can operate them, or the panel beside them. */
export function createOnrampWindows(options: {
  readonly service: OnrampService
  readonly store: PurchaseStore
  /** Receives errors of work that has no caller. */
  readonly onError: (error: unknown) => void
}): OnrampActor & {
  /** Receives the messages of a provider's page over its port. */
  handle(end: PopupEnd<SimulatorMessage>, data: unknown): void
} {
  const { service, store, onError } = options
  const listeners = createListeners()
  let entries: readonly Entry[] = []
  let counter = 0

  const open = () => entries.filter(({ isClosed }) => !isClosed())

  function find(id: number): Entry {
    const entry = open().find((each) => each.id === id)
    if (entry === undefined) throw new Error(`Failed to find provider window ${id}: it is closed.`)
    return entry
  }

  /** A window can be decided only once. */
  function decided(entry: Entry, outcome: OnrampOutcome): void {
    entries = entries.filter(({ id }) => id !== entry.id)
    entry.notify({ say: 'outcome', outcome })
    listeners.notify()
  }

  const actor: OnrampActor = {
    windows: () => open().map(({ id, session }) => ({ id, offer: service.offer(session) })),
    choose(id, choice) {
      const entry = find(id)
      const session = service.choose(entry.session, choice)
      entries = entries.map((each) => (each.id === id ? { ...each, session } : each))
      entry.notify({ say: 'offer', offer: service.offer(session) })
      listeners.notify()
    },
    async complete(id) {
      const entry = find(id)
      const purchase = store.enter(entry.session)
      // Removed from the list at once, so that a second click cannot pay again.
      entries = entries.filter((each) => each.id !== id)
      await store.settle(purchase.id, 'SUCCESS')
      decided(entry, 'completed')
    },
    decline(id) {
      const entry = find(id)
      const purchase = store.enter(entry.session)
      void store.settle(purchase.id, 'FAILED').catch(onError)
      decided(entry, 'declined')
    },
    delay(id, ms) {
      const entry = find(id)
      const purchase = store.enter(entry.session)
      if (ms !== undefined) store.settleLater(purchase.id, ms)
      decided(entry, 'delayed')
    },
    close(id) {
      find(id).close()
      listeners.notify()
    },
    cutOff: (id) => find(id).detach(),
    waiting: store.waiting,
    async settle(id, outcome) {
      await store.settle(id, outcome)
      listeners.notify()
    },
    subscribe: listeners.add,
  }

  async function decide(id: number, how: OnrampDecision): Promise<void> {
    if (how === 'complete') await actor.complete(id)
    else if (how === 'decline') actor.decline(id)
    else actor.delay(id, usualDelay)
  }

  return {
    ...actor,
    handle(end, data) {
      const message = readPageMessage(data)
      const entry = open().find(({ source }) => source === end.source)
      if (message?.say === 'here') {
        const begun = service.find(message.session)
        if (begun === undefined) return end.notify({ say: 'unknown' })
        const { currency } = message
        const session = currency === undefined ? begun : service.choose(begun, { currency })
        counter += 1
        entries = [
          ...open().filter(({ source }) => source !== end.source),
          { ...end, id: counter, session },
        ]
        end.notify({ say: 'offer', offer: service.offer(session) })
        listeners.notify()
      } else if (entry !== undefined && message?.say === 'choose') {
        actor.choose(entry.id, message.choice)
      } else if (entry !== undefined && message?.say === 'decide') {
        decide(entry.id, message.how).catch(onError)
      }
      return undefined
    },
  }
}
