import { failRequest } from './failRequest.ts'
import type { Library } from '../library.ts'

/** The client's own error for open requests when the wallet ends the session. */
export const sessionEnded = { code: 6000, message: 'The session ended.' }

/**
 * Ends the open requests of a session, and removes its requests and answers from the client's storage, where they would
 * stay for a month: accounts, transactions, signatures. Keeps the end itself, which the client still has to
 * acknowledge.
 */
export function forgetRequests(library: Library, topic: string): void {
  const { history } = library.core
  for (const { id, request, response, topic: of } of history.values) {
    if (of !== topic || request.method === 'wc_sessionDelete') continue
    history.delete(topic, id)
    if (request.method === 'wc_sessionRequest' && response === undefined) {
      failRequest(library, id, sessionEnded)
    }
  }
}
