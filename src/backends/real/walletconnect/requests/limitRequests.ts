import type { Clock } from '../../../port/clock.ts'
import { failRequest } from './failRequest.ts'
import type { Library } from '../library.ts'

/** How long the wallet's owner has to answer, in ms: as long as the relay keeps the request. */
const answerTime = 300_000

/** WalletConnect's error for an expired request. */
const expired = { code: 8000, message: 'Request expired. Please try again.' }

/**
 * Rejects the client's requests by the clock when there is no answer. `settled` resolves when an answer that the relay has
 * kept while the page slept has arrived.
 */
export function limitRequests(
  library: Library,
  clock: Pick<Clock, 'setTimer'>,
  settled: () => Promise<void>,
): void {
  const send = library.request
  library.request = async (asked) => {
    let id: number | undefined
    const note = (sent: { readonly id: number; readonly request: unknown }) => {
      if (sent.request === asked.request) id = sent.id
    }
    library.on('session_request_sent', note)
    const cancel = clock.setTimer('walletConnect.request', answerTime, () =>
      settled().then(() => failRequest(library, id, expired)),
    )
    try {
      return await send(asked)
    } finally {
      cancel()
      library.off('session_request_sent', note)
    }
  }
}
