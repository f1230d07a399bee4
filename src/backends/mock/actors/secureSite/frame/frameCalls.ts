import type { CallLog, CallName, OpenCall } from '../../../calls/callLogTypes.ts'

/**
 * Joins the two ends of a call to the secure site. It begins at the Auth port, where the widget waits; faults and parking apply at the
 * site, where its message arrives.
 */
export interface FrameCalls {
  /** Watches a call at the port's end. It is in flight until the port has answered. */
  watch<T>(name: CallName, args: unknown, work: (call: OpenCall) => Promise<T>): Promise<T>
  /**
   * Takes a call at the site's end: the oldest call of that name without a message, or a new one.
   */
  claim(name: CallName, args: unknown): { readonly call: OpenCall; readonly isOwn: boolean }
  /** Makes the port's calls wait for the clock until then, because the frame answers nothing. */
  hold(until: Promise<void>): void
}

/** Joins the ends of the calls in a log. */
export function createFrameCalls(log: CallLog): FrameCalls {
  const waiting = new Map<OpenCall, CallName>()
  let held: Promise<void> | undefined

  return {
    async watch(name, args, work) {
      const call = log.begin(name, args)
      waiting.set(call, name)
      if (held) void call.park(held)
      try {
        const result = await work(call)
        call.done(result)
        return result
      } catch (error) {
        call.failed(error)
        throw error
      } finally {
        waiting.delete(call)
      }
    },
    hold(until) {
      if (held) return
      held = until.then(() => {
        held = undefined
      })
      for (const call of waiting.keys()) void call.park(held)
    },
    claim(name, args) {
      const found = [...waiting].find(([, waitingName]) => waitingName === name)?.[0]
      if (found === undefined) return { call: log.begin(name, args), isOwn: true }
      waiting.delete(found)
      return { call: found, isOwn: false }
    },
  }
}
