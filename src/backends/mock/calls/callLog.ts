import type { Clock } from '../../port/clock.ts'
import { createListeners } from '../shared/listeners.ts'
import type { CallChange, CallLog, CallName, CallRecord, OpenCall } from './callLogTypes.ts'
import { toPlain } from './toPlain.ts'

export interface CallLogOptions {
  /**
   * Returns the clock. Called only when a call needs the time, because the clock itself waits for
   * the log.
   */
  readonly clock: () => Pick<Clock, 'now'>
  /** The number of ended calls that are kept; older ones are removed. 5 000 if absent. */
  readonly keep?: number
}

/** Creates an empty log. */
export function createCallLog({ clock, keep = 5_000 }: CallLogOptions): CallLog {
  const records = new Map<number, CallRecord>()
  const open = new Map<number, OpenCall>()
  const releases = new Map<number, () => void>()
  const listeners = createListeners()
  const followers = new Set<(record: CallRecord, change: CallChange) => void>()
  let list: readonly CallRecord[] | undefined
  let counter = 0

  function change(id: number, part: Partial<CallRecord>): void {
    const record = records.get(id)
    if (record !== undefined) records.set(id, { ...record, ...part })
    list = undefined
    listeners.notify()
  }

  function emit(id: number, what: CallChange): void {
    const record = records.get(id)
    if (record !== undefined) for (const follower of followers) follower(record, what)
  }

  function trim(): void {
    for (const [id] of records) {
      if (records.size <= keep) return
      if (!open.has(id)) records.delete(id)
    }
  }

  const isOpen = (id: number) => open.has(id) && records.get(id)?.status === 'open'

  function begin(name: CallName, args: unknown): OpenCall {
    counter += 1
    const id = counter
    const started: CallRecord = {
      id,
      name,
      startedAt: clock().now(),
      arguments: toPlain(args),
      status: 'open',
    }
    records.set(id, started)

    function end(part: Partial<CallRecord>): void {
      if (!open.has(id)) return
      open.delete(id)
      releases.delete(id)
      change(id, { ...part, endedAt: clock().now() })
      emit(id, 'ends')
    }

    const call: OpenCall = {
      get record() {
        return records.get(id) ?? started
      },
      async park(wait) {
        if (open.has(id)) change(id, { status: 'parked' })
        try {
          return await wait
        } finally {
          if (open.has(id)) change(id, { status: 'open' })
        }
      },
      passed: (signal) => releasable((release) => releases.set(id, release), signal),
      faulted: (faultId) => change(id, { faultId }),
      done: (result) => end({ status: 'done', result: toPlain(result) }),
      failed: (error) => end({ status: 'failed', error: errorOf(error) }),
    }
    open.set(id, call)
    trim()
    list = undefined
    listeners.notify()
    emit(id, 'begins')
    return call
  }

  return {
    list: () => (list ??= [...records.values()]),
    begin,
    parkNewest(name, wait) {
      const newest = [...open.entries()].findLast(
        ([id, call]) => call.record.name === name && isOpen(id),
      )
      return newest === undefined ? wait : newest[1].park(wait)
    },
    letPass: (id) => releases.get(id)?.(),
    inFlight: () => [...open.keys()].filter(isOpen).length,
    subscribe: listeners.add,
    follow(listener) {
      followers.add(listener)
      return () => followers.delete(listener)
    },
    clear() {
      for (const [id] of records) if (!open.has(id)) records.delete(id)
      list = undefined
      listeners.notify()
    },
  }
}

/** Resolves when the given function is called; rejects with the signal's reason when it aborts. */
function releasable(hold: (release: () => void) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    if (signal?.aborted === true) stop()
    signal?.addEventListener('abort', stop, { once: true })
    hold(resolve)
  })
}

function errorOf(thrown: unknown): { code?: string | number; message: string } {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) }
  const code = 'code' in thrown ? thrown.code : undefined
  const message = 'message' in thrown ? String(thrown.message) : JSON.stringify(toPlain(thrown))
  return typeof code === 'string' || typeof code === 'number' ? { code, message } : { message }
}
