import type { Fetch } from '../http/httpClient.ts'

/** One call as it would have left the page. */
export interface SentCall {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

/** A `fetch` that answers every call with `answer` and keeps what was sent. */
export function fakeFetch(answer: (call: SentCall) => Response | Promise<Response>): {
  fetch: Fetch
  calls: SentCall[]
} {
  const calls: SentCall[] = []
  return {
    calls,
    async fetch(input, init) {
      init.signal?.throwIfAborted()
      const call: SentCall = {
        method: init.method ?? 'GET',
        url: new URL(input),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      }
      calls.push(call)
      return answer(call)
    },
  }
}
