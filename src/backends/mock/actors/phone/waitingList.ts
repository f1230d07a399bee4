import type { CallLog, CallName, OpenCall } from '../../calls/callLogTypes.ts'
import { createDeferred, type Deferred } from '../../createDeferred.ts'
import type { Listeners } from '../../createListeners.ts'

/** What waits for the phone's owner, each a parked call in the log: time may go on meanwhile. */
export interface WaitingList<T> {
  list(): readonly T[]
  add(callName: CallName, entry: T): void
  /** Throws when it does not wait any more. */
  find(id: number): T
  /** Takes it out, with what was answered. */
  settle(id: number, answer: unknown): void
  /** Takes it out because it is over without an answer; harmless when it is not there. */
  drop(id: number): void
}

/** See `WaitingList`. */
export function createWaitingList<T extends { readonly id: number }>(
  log: CallLog,
  listeners: Listeners,
): WaitingList<T> {
  interface Waiting {
    readonly entry: T
    readonly call: OpenCall
    readonly decided: Deferred<void>
  }
  let waiting: readonly Waiting[] = []
  const seen = new Set<number>()

  function take(id: number): Waiting | undefined {
    const found = waiting.find(({ entry }) => entry.id === id)
    waiting = waiting.filter((each) => each !== found)
    found?.decided.resolve()
    if (found !== undefined) listeners.tell()
    return found
  }

  return {
    list: () => waiting.map(({ entry }) => entry),
    add(callName, entry) {
      // A relay may deliver twice; nobody is asked twice.
      if (seen.has(entry.id)) return
      seen.add(entry.id)
      const call = log.begin(callName, entry)
      const decided = createDeferred<void>()
      void call.park(decided.promise)
      waiting = [...waiting, { entry, call, decided }]
      listeners.tell()
    },
    find(id) {
      const found = waiting.find(({ entry }) => entry.id === id)
      if (found === undefined) throw new Error(`Request ${id} does not wait (any more).`)
      return found.entry
    },
    settle: (id, answer) => take(id)?.call.done(answer),
    drop: (id) => take(id)?.call.failed(new Error('It is over without an answer.')),
  }
}
