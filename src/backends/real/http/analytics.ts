import type { Analytics } from '../../port/services/analytics.ts'
import type { Clock } from '../../port/clock.ts'
import type { Random } from '../../port/random.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import type { HttpClient } from './httpClient.ts'

/** The page an event happened on, of which nothing but origin and path leaves; `undefined` outside a browser, where nothing is sent. */
export type ReadPage = () =>
  { readonly origin: string; readonly pathname: string; readonly hostname: string } | undefined

/** Wire 1.4: one POST per event. MODAL_CREATED is never sent (wire 6). Failures go to `onError`. */
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
        // Queries and fragments hold search terms, tokens and e-mail addresses.
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
