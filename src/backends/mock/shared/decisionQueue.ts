import { createDeferred, type Deferred } from './deferred.ts'
import { createListeners, type Listeners } from './listeners.ts'

/** What waits for a person's decision, in the order in which it came. */
export interface DecisionQueue<Entry extends { readonly id: number }, Answer> {
  list(): readonly Entry[]
  /** Throws when it does not wait (any more). */
  find(id: number): Entry
  /**
   * Waits for the person, then does `act` with their answer. `park` wraps the wait, so that the clock may go on
   * meanwhile. An entry that waits already is joined. Rejects with the refusal, and with what `act` rejects with.
   */
  request<T>(
    entry: Entry,
    park: (wait: Promise<Answer>) => Promise<Answer>,
    act: (answer: Answer) => T | Promise<T>,
  ): Promise<T>
  /** Resolves when what was asked for is done, whether that went well or not. Throws like `find`. */
  approve(id: number, answer: Answer): Promise<void>
  /** Like `approve`. */
  refuse(id: number, error: Error): Promise<void>
  subscribe(listener: () => void): () => void
}

/** Makes the queue of one person; listeners of their own may be shared with what else they do. */
export function createDecisionQueue<Entry extends { readonly id: number }, Answer = void>(
  listeners: Listeners = createListeners(),
): DecisionQueue<Entry, Answer> {
  interface Waiting {
    readonly entry: Entry
    readonly decision: Deferred<Answer>
    readonly finish: Deferred<void>
  }
  const waiting = new Map<number, Waiting>()

  function find(id: number): Waiting {
    const found = waiting.get(id)
    if (found) return found
    throw new Error(`Failed to decide request ${id}: it does not wait (any more).`)
  }

  function add(entry: Entry): Waiting {
    const added = { entry, decision: createDeferred<Answer>(), finish: createDeferred<void>() }
    waiting.set(entry.id, added)
    listeners.notify()
    return added
  }

  function take(id: number): Waiting {
    const found = find(id)
    waiting.delete(id)
    listeners.notify()
    return found
  }

  return {
    list: () => [...waiting.values()].map(({ entry }) => entry),
    find: (id) => find(id).entry,
    async request(entry, park, act) {
      const { decision, finish } = waiting.get(entry.id) ?? add(entry)
      try {
        return await act(await park(decision.promise))
      } finally {
        finish.resolve()
      }
    },
    approve(id, answer) {
      const { decision, finish } = take(id)
      decision.resolve(answer)
      return finish.promise
    },
    refuse(id, error) {
      const { decision, finish } = take(id)
      decision.reject(error)
      return finish.promise
    },
    subscribe: listeners.add,
  }
}
