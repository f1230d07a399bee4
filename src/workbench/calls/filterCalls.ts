import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'

/** `cancelled`: the page ended the call itself, as it does when a visitor leaves a view. */
type CallStatus = CallRecord['status'] | 'cancelled'

export interface CallFilter {
  /** Part of the name, or a prefix that ends in `*`. */
  readonly name: string
  readonly status: CallStatus | 'faulted' | 'all'
}

/** The code of an `AbortError` (`DOMException.ABORT_ERR`), and that of the backend's errors. */
const cancelledCodes: readonly unknown[] = [20, 'aborted']

/** The status of a call. One that the page cancelled has not failed. */
export function statusOf({ status, error }: CallRecord): CallStatus {
  return status === 'failed' && cancelledCodes.includes(error?.code) ? 'cancelled' : status
}

/** The matching calls, the newest first. */
export function filterCalls(
  calls: readonly CallRecord[],
  { name, status }: CallFilter,
): readonly CallRecord[] {
  const wanted = name.trim().toLowerCase()
  const prefix = wanted.endsWith('*') ? wanted.slice(0, -1) : undefined
  return calls
    .filter((call) => {
      const known = call.name.toLowerCase()
      return prefix === undefined ? known.includes(wanted) : known.startsWith(prefix)
    })
    .filter(
      (call) =>
        status === 'all' ||
        (status === 'faulted' ? call.faultId !== undefined : statusOf(call) === status),
    )
    .toReversed()
}
