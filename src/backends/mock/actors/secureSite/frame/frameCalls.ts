import type { CallLog, CallName, OpenCall } from '../../../calls/callLogTypes.ts'

/**
 * Joins the two ends of a call to the secure site. It begins at the Auth port, where the widget waits; faults and parking apply at the
 * site, where its message arrives.
 */
export interface FrameCalls {
  /** The port's end: in flight until the port has answered. */
  watch<T>(name: CallName, args: unknown, work: (call: OpenCall) => Promise<T>): Promise<T>
  /** The site's end: the oldest call of that name without a message, or a new one. */
  claim(name: CallName, args: unknown): { readonly call: OpenCall; readonly isOwn: boolean }
}

/** See `FrameCalls`. */
export function createFrameCalls(log: CallLog): FrameCalls {
  const waiting = new Map<OpenCall, CallName>()

  return {
    async watch(name, args, work) {
      const call = log.begin(name, args)
      waiting.set(call, name)
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
    claim(name, args) {
      const found = [...waiting].find(([, waitingName]) => waitingName === name)?.[0]
      if (found === undefined) return { call: log.begin(name, args), isOwn: true }
      waiting.delete(found)
      return { call: found, isOwn: false }
    },
  }
}
