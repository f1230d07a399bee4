import type { CallLog, CallName, OpenCall } from '../../../calls/callLogTypes.ts'
import { createDecisionQueue } from '../../../shared/decisionQueue.ts'
import type { Listeners } from '../../../shared/listeners.ts'

/** What waits for the phone's owner, each a parked call in the log: time may go on meanwhile. */
export interface WaitingList<T> {
  list(): readonly T[]
  add(callName: CallName, entry: T): void
  /** Throws when it does not wait any more, and says why. */
  find(id: number): T
  /** Takes it out, with what was answered. */
  settle(id: number, answer: unknown): void
  /**
   * Takes it out because it is over without an answer; harmless when it is not there.
   * @param why a sentence for whoever decides it all the same
   */
  drop(id: number, why?: string): void
}

/** See `WaitingList`. */
export function createWaitingList<T extends { readonly id: number }>(
  log: CallLog,
  listeners: Listeners,
): WaitingList<T> {
  const queue = createDecisionQueue<{
    readonly id: number
    readonly entry: T
    readonly call: OpenCall
  }>(listeners)
  const seen = new Set<number>()
  const dropped = new Map<number, string>()

  function take(id: number): OpenCall | undefined {
    const found = queue.list().find((each) => each.id === id)
    if (found) void queue.approve(id)
    return found?.call
  }

  return {
    list: () => queue.list().map(({ entry }) => entry),
    add(callName, entry) {
      const { id } = entry
      // A relay may deliver twice; nobody is asked twice.
      if (seen.has(id)) return
      seen.add(id)
      const call = log.begin(callName, entry)
      void queue.request({ id, entry, call }, call.park, () => undefined)
    },
    find(id) {
      const why = dropped.get(id)
      if (why !== undefined) throw new Error(why)
      return queue.find(id).entry
    },
    settle: (id, answer) => take(id)?.done(answer),
    drop(id, why = 'It is over without an answer.') {
      const call = take(id)
      if (call === undefined) return
      dropped.set(id, why)
      call.failed(new Error(why))
    },
  }
}
