import { failRequest } from './failRequest.ts'
import type { Library } from '../library.ts'

/** What the client itself rejects open requests with when the wallet ends the session. */
export const sessionEnded = { code: 6000, message: 'The session ended.' }

/**
 * Ends what is open in a session, and takes what was asked and answered in it out of the client's storage, where it would stay for
 * a month: accounts, transactions, signatures. The end itself stays, for the client has still to acknowledge it.
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
