import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { http, HttpResponse, passthrough, type RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { isLoopback } from './isLoopback.ts'

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors']

export interface MswNetworkOptions {
  readonly handlers: readonly RequestHandler[]
  /** Told of every request that was stopped from leaving the machine. */
  readonly onRefused: (request: { method: string; url: string }) => void
}

/**
 * Answers the page's `fetch` and `XMLHttpRequest` from the handlers, without a service worker.
 * Loopback goes through, everything else fails as a broken connection and is told. The only file
 * that knows MSW's experimental interface.
 */
export function createMswNetwork({ handlers, onRefused }: MswNetworkOptions) {
  const rest = http.all('*', ({ request }) => {
    if (isLoopback(request.url)) return passthrough()
    onRefused({ method: request.method, url: request.url })
    return HttpResponse.error()
  })
  const network = defineNetwork({
    sources: [
      new InterceptorSource({
        // MSW's types ask for interceptors of requests and sockets at once; these two know requests.
        interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as Interceptors,
      }),
    ],
    handlers: [...handlers, rest],
    context: { quiet: true },
  })
  return {
    start: () => network.enable(),
    stop: () => network.disable(),
  }
}
