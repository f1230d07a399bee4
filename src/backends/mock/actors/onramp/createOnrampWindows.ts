import { createListeners } from '../../shared/createListeners.ts'
import type { PopupEnd } from '../frames/answerPopups.ts'
import type { OnrampActor } from './onrampActor.ts'
import type { OnrampDesk, OnrampSession } from './onrampDesk.ts'
import {
  readPageSays,
  type OnrampDecision,
  type OnrampOutcome,
  type SimulatorSays,
} from './onrampMessages.ts'
import type { PurchaseBook } from './purchaseBook.ts'

interface Entry extends PopupEnd<SimulatorSays> {
  readonly id: number
  readonly session: OnrampSession
}

/** How long a purchase takes that somebody delays in the page itself, in virtual ms. */
const usualDelay = 30_000

/** The open windows of the on-ramp provider, to be operated by a person in them or beside them. */
export function createOnrampWindows(options: {
  readonly desk: OnrampDesk
  readonly book: PurchaseBook
  /** Told of what fails where nobody waits for it. */
  readonly onError: (error: unknown) => void
}): OnrampActor & {
  /** Takes in what a provider's page says over its port. */
  hear(end: PopupEnd<SimulatorSays>, data: unknown): void
} {
  const { desk, book, onError } = options
  const listeners = createListeners()
  let entries: readonly Entry[] = []
  let counter = 0

  const open = () => entries.filter(({ isClosed }) => !isClosed())

  function find(id: number): Entry {
    const entry = open().find((each) => each.id === id)
    if (entry === undefined) throw new Error(`Failed to find provider window ${id}: it is closed.`)
    return entry
  }

  /** Nobody decides twice in one window. */
  function decided(entry: Entry, outcome: OnrampOutcome): void {
    entries = entries.filter(({ id }) => id !== entry.id)
    entry.tell({ say: 'outcome', outcome })
    listeners.tell()
  }

  const actor: OnrampActor = {
    windows: () => open().map(({ id, session }) => ({ id, offer: desk.offer(session) })),
    choose(id, choice) {
      const entry = find(id)
      const session = desk.choose(entry.session, choice)
      entries = entries.map((each) => (each.id === id ? { ...each, session } : each))
      entry.tell({ say: 'offer', offer: desk.offer(session) })
      listeners.tell()
    },
    async complete(id) {
      const entry = find(id)
      const purchase = book.enter(entry.session)
      // Taken off the list at once, so that a second click finds nothing to pay.
      entries = entries.filter((each) => each.id !== id)
      await book.settle(purchase.id, 'SUCCESS')
      decided(entry, 'completed')
    },
    decline(id) {
      const entry = find(id)
      const purchase = book.enter(entry.session)
      void book.settle(purchase.id, 'FAILED').catch(onError)
      decided(entry, 'declined')
    },
    delay(id, ms) {
      const entry = find(id)
      const purchase = book.enter(entry.session)
      if (ms !== undefined) book.settleLater(purchase.id, ms)
      decided(entry, 'delayed')
    },
    close(id) {
      find(id).close()
      listeners.tell()
    },
    waiting: book.waiting,
    async settle(id, outcome) {
      await book.settle(id, outcome)
      listeners.tell()
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
    hear(end, data) {
      const message = readPageSays(data)
      const entry = open().find(({ source }) => source === end.source)
      if (message?.say === 'here') {
        const session = desk.find(message.session)
        if (session === undefined) return end.tell({ say: 'unknown' })
        counter += 1
        entries = [
          ...open().filter(({ source }) => source !== end.source),
          { ...end, id: counter, session },
        ]
        end.tell({ say: 'offer', offer: desk.offer(session) })
        listeners.tell()
      } else if (entry !== undefined && message?.say === 'choose') {
        actor.choose(entry.id, message.choice)
      } else if (entry !== undefined && message?.say === 'decide') {
        decide(entry.id, message.how).catch(onError)
      }
      return undefined
    },
  }
}
