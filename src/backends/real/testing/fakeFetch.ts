import type { Fetch } from '../http/httpClient.ts'

/** One call that would have left the page. */
export interface SentCall {
  readonly method: string
  readonly url: URL
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

/** A `fetch` that answers every call with `answer` and records it. */
export function fakeFetch(answer: (call: SentCall) => Response | Promise<Response> | undefined): {
  fetch: Fetch
  calls: SentCall[]
} {
  const calls: SentCall[] = []
  return {
    calls,
    async fetch(input, init) {
      init.signal?.throwIfAborted()
      const url = new URL(input)
      const call: SentCall = {
        method: init.method ?? 'GET',
        url,
        query: Object.fromEntries(url.searchParams),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      }
      calls.push(call)
      const response = await answer(call)
      if (response === undefined) throw new TypeError('Failed to fetch')
      return response
    },
  }
}
