import type { Analytics } from '../../port/services/analytics.ts'
import type { Clock } from '../../port/clock.ts'
import type { Random } from '../../port/random.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { HttpClient } from './httpClient.ts'

/**
 * Returns the origin and path of the page where an event happened; `undefined` outside a browser,
 * where nothing is sent.
 */
export type ReadPage = () =>
  { readonly origin: string; readonly pathname: string; readonly hostname: string } | undefined

/**
 * Sends analytics events, one POST per event (wire 1.4). The service's own
 * clients never send MODAL_CREATED, so it is left out, too. Failures go to `onError`.
 */
export function createAnalytics(options: {
  http: Pick<HttpClient, 'send'>
  clock: Clock
  random: Random
  page: ReadPage
  onError: (error: Error) => void
}): Analytics {
  return {
    send({ event, properties }) {
      const page = options.page()
      if (page === undefined || event === 'MODAL_CREATED') return
      const body = {
        eventId: options.random.uuid(),
        // Query and fragment are omitted, because they hold search terms, tokens and e-mail
        // addresses.
        url: page.origin + page.pathname,
        domain: page.hostname,
        timestamp: options.clock.now(),
        props: { type: 'track', event, ...(properties === undefined ? {} : { properties }) },
      }
      options.http
        .send({ path: '/e', headers: { 'content-type': 'application/json' }, body })
        .catch((thrown: unknown) =>
          options.onError(toFoyerError(thrown, 'network.failed', `Sending the event ${event}`)),
        )
    },
  }
}
