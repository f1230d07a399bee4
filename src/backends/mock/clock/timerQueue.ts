import type { PendingTimer } from './virtualClockTypes.ts'

/** A timer in the queue. `order` decides between timers that are due at the same moment. */
export interface QueuedTimer {
  readonly id: number
  readonly label: string
  readonly fn: () => void
  readonly every?: number
  dueAt: number
  order: number
}

export interface TimerQueue {
  /**
   * Adds a timer. `dueAt` is in ms since epoch, `every` in ms. Returns a function that cancels it.
   */
  add(timer: { label: string; dueAt: number; every?: number; fn: () => void }): () => void
  /** Returns the first timer due at `limit` or before, by (time, order). */
  due(limit: number): QueuedTimer | undefined
  /** Removes a one-shot timer; moves a repeating one to its first period after `now`. */
  settle(timer: QueuedTimer, now: number): void
  pending(): readonly PendingTimer[]
}

const before = (a: QueuedTimer, b: QueuedTimer) => a.dueAt - b.dueAt || a.order - b.order

/**
 * Creates the timers of one virtual clock. A page has a few dozen at most, so a scan is faster than
 * a heap.
 */
export function createTimerQueue(): TimerQueue {
  const timers = new Map<number, QueuedTimer>()
  let counter = 0

  return {
    add(timer) {
      counter += 1
      const id = counter
      timers.set(id, { ...timer, id, order: id })
      return () => timers.delete(id)
    },
    due(limit) {
      let first: QueuedTimer | undefined
      for (const timer of timers.values()) {
        if (timer.dueAt <= limit && (first === undefined || before(timer, first) < 0)) first = timer
      }
      return first
    },
    settle(timer, now) {
      if (timer.every === undefined) {
        timers.delete(timer.id)
        return
      }
      const missed = Math.floor((now - timer.dueAt) / timer.every)
      timer.dueAt += (missed + 1) * timer.every
      counter += 1
      timer.order = counter
    },
    pending() {
      return [...timers.values()].toSorted(before).map(({ id, label, dueAt, every }) => ({
        id,
        label,
        dueAt,
        ...(every === undefined ? {} : { every }),
      }))
    },
  }
}
