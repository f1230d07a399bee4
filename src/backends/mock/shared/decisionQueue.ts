import { createDeferred, type Deferred } from './deferred.ts'
import { createListeners, type Listeners } from './listeners.ts'

/** Entries that wait for a person's decision, in the order of arrival. */
export interface DecisionQueue<Entry extends { readonly id: number }, Answer> {
  list(): readonly Entry[]
  /** Returns the entry. Throws if it does not, or no longer, wait. */
  find(id: number): Entry
  /**
   * Waits for the person, then runs `act` with their answer. `park` wraps the wait, so that the
   * clock can advance meanwhile. Joins an entry that already waits. Rejects with the refusal, or
   * with the error of `act`.
   */
  request<T>(
    entry: Entry,
    park: (wait: Promise<Answer>) => Promise<Answer>,
    act: (answer: Answer) => T | Promise<T>,
  ): Promise<T>
  /** Approves the entry. Resolves when the work has succeeded or failed. Throws like `find`. */
  approve(id: number, answer: Answer): Promise<void>
  /** Refuses the entry. Resolves and throws like `approve`. */
  refuse(id: number, error: Error): Promise<void>
  subscribe(listener: () => void): () => void
}

/** Creates the queue of one person. Its listeners may be shared with the person's other parts. */
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
