import type { CallRecord } from '../../backends/mock/calls/callLogTypes.ts'

export interface CallFilter {
  /** Part of the name, or a prefix that ends in `*`. */
  readonly name: string
  readonly status: CallRecord['status'] | 'faulted' | 'all'
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
        (status === 'faulted' ? call.faultId !== undefined : call.status === status),
    )
    .toReversed()
}
