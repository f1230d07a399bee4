import type { CallLog, CallName, OpenCall } from '../../../calls/callLogTypes.ts'
import { createDecisionQueue } from '../../../shared/decisionQueue.ts'
import type { Listeners } from '../../../shared/listeners.ts'

/** Requests that wait for the phone's owner. Each is a parked call in the log, so virtual time can advance. */
export interface WaitingList<T> {
  list(): readonly T[]
  /**
   * Begins the call of an entry. Returns `undefined` if the relay has delivered the entry before.
   */
  begin(callName: CallName, entry: T): OpenCall | undefined
  /** Lists the entry until its owner decides. */
  add(entry: T, call: OpenCall): void
  /** Returns the entry. Throws with the reason if it no longer waits. */
  find(id: number): T
  /** Removes the entry, which received this response. */
  settle(id: number, answer: unknown): void
  /**
   * Removes an entry that ended without a response; does nothing if there is none.
   * @param why the message for a decision that comes too late
   */
  drop(id: number, why?: string): void
}

/** Creates an empty list. */
export function createWaitingList<T extends { readonly id: number }>(
  log: CallLog,
  listeners: Listeners,
): WaitingList<T> {
  const queue = createDecisionQueue<{
    readonly id: number
    readonly entry: T
    readonly call: OpenCall
  }>(listeners)
  const seenIds = new Set<number>()
  const dropped = new Map<number, string>()

  function take(id: number): OpenCall | undefined {
    const found = queue.list().find((each) => each.id === id)
    if (found) void queue.approve(id)
    return found?.call
  }

  return {
    list: () => queue.list().map(({ entry }) => entry),
    begin(callName, entry) {
      if (seenIds.has(entry.id)) return undefined
      seenIds.add(entry.id)
      return log.begin(callName, entry)
    },
    add(entry, call) {
      void queue.request({ id: entry.id, entry, call }, call.park, () => undefined)
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
