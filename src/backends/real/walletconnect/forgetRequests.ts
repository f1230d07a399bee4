import type { Library } from './library.ts'

/**
 * Takes what was asked and answered in a session out of the client's storage, where it would stay for a month:
 * accounts, transactions, signatures. The end itself stays, for the client has still to acknowledge it.
 */
export function forgetRequests(library: Library, topic: string): void {
  const { history } = library.core
  for (const { id, request, topic: of } of history.values) {
    if (of === topic && request.method !== 'wc_sessionDelete') history.delete(topic, id)
  }
}
