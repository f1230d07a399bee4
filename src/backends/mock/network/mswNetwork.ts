import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor, type WebSocketClientConnection } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { http, HttpResponse, matchRequestUrl, passthrough, ws, type RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { isAllowedHost } from './isAllowedHost.ts'
import { isLoopback } from './isLoopback.ts'
import { passOwnRequests } from './passOwnRequests.ts'

/** A simulated server of WebSockets: is notified of every socket to its address. */
export interface SocketServer {
  /** `wss://host`, without a path. */
  readonly address: string
  connect(
    url: string,
    socket: { send(text: string): void; close(code: number, reason: string): void },
  ): { receive(text: string): void; closed(): void }
}

export interface MswNetworkOptions {
  readonly handlers: readonly RequestHandler[]
  /** Whether one of the handlers for every address answers at this one. */
  readonly answers?: (url: string) => boolean
  readonly sockets?: readonly SocketServer[]
  /** Hosts outside of this machine that requests may go to, `*.example.org` for all below one; none when absent. */
  readonly allow?: readonly string[] | undefined
  /** Told of every request that was stopped from leaving the machine. */
  readonly onRefused: (request: { method: string; url: string }) => void
}

/**
 * Answers the page's `fetch`, `XMLHttpRequest` and `WebSocket` without a service worker. Loopback and what is
 * allowed go through, everything else fails as a broken connection and is reported. Sockets are simulated for code
 * that is loaded after `start`. The only file that knows MSW's experimental interface.
 */
export function createMswNetwork(options: MswNetworkOptions) {
  const { handlers, answers, sockets = [], allow = [], onRefused } = options
  const mayLeave = (url: string) => isLoopback(url) || isAllowedHost(new URL(url).host, allow)
  const rest = http.all('*', ({ request }) => {
    if (mayLeave(request.url)) return passthrough()
    onRefused({ method: request.method, url: request.url })
    return HttpResponse.error()
  })
  const everySocket = ws.link('*').addEventListener('connection', ({ client: link, server }) => {
    // MSW's types keep the page's own end of it to themselves.
    const client = link as WebSocketClientConnection
    const url = client.url.href
    const simulated = sockets.find(({ address }) => new URL(address).host === client.url.host)
    if (simulated !== undefined) {
      const peer = simulated.connect(url, {
        send: (text) => client.send(text),
        close: (code, reason) => closeAsServer(client, code, reason),
      })
      client.addEventListener('message', ({ data }) => peer.receive(String(data)))
      client.addEventListener('close', () => peer.closed())
    } else if (mayLeave(url)) {
      server.connect()
    } else {
      onRefused({ method: 'WebSocket', url })
      client.close(1011, 'This socket would leave the machine.')
    }
  })
  const interceptors =
    typeof WebSocket === 'undefined'
      ? [new FetchInterceptor(), new XMLHttpRequestInterceptor()]
      : [new FetchInterceptor(), new XMLHttpRequestInterceptor(), new WebSocketInterceptor()]
  const network = defineNetwork({
    sources: [
      new InterceptorSource({
        // MSW's types ask each interceptor for requests and sockets at once; each knows one of them.
        interceptors: interceptors as ConstructorParameters<
          typeof InterceptorSource
        >[0]['interceptors'],
      }),
    ],
    handlers: [...handlers, rest, everySocket],
    context: { quiet: true },
  })
  const paths = handlers.flatMap(({ info }) =>
    'path' in info && typeof info.path === 'string' && info.path !== '*' ? [info.path] : [],
  )
  const isOwn = (url: string) =>
    mayLeave(url) &&
    answers?.(url) !== true &&
    !paths.some((path) => matchRequestUrl(new URL(url), path).matches)
  let stopPassing: (() => void) | undefined
  return {
    start() {
      const native = globalThis.fetch
      const enabled = network.enable()
      stopPassing = passOwnRequests(native, isOwn)
      return enabled
    },
    stop() {
      stopPassing?.()
      return network.disable()
    },
  }
}

/** Closes a socket; one that the server has a reason of its own for (3000 and more) was open before, as a browser shows it. */
function closeAsServer(client: WebSocketClientConnection, code: number, reason: string): void {
  const { socket } = client
  const isOpening = socket.readyState === socket.CONNECTING
  if (code < 3_000 || !isOpening) return client.close(code, reason)
  socket.addEventListener('open', () => client.close(code, reason), { once: true })
}
