import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { WebSocketInterceptor, type WebSocketClientConnection } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { http, HttpResponse, matchRequestUrl, passthrough, ws, type RequestHandler } from 'msw'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { isAllowedHost } from './isAllowedHost.ts'
import { isLoopback } from './isLoopback.ts'

/** A simulated WebSocket server; it is notified of every socket to its address. */
export interface SocketServer {
  /** The address `wss://host`, without a path. */
  readonly address: string
  connect(
    url: string,
    socket: { send(text: string): void; close(code: number, reason: string): void },
  ): { receive(text: string): void; closed(): void }
}

export interface MswNetworkOptions {
  readonly handlers: readonly RequestHandler[]
  /** Returns true if a handler with the path `*` answers this URL. The path of such a handler doesn't show which URLs it answers. */
  readonly answers?: (url: string) => boolean
  readonly sockets?: readonly SocketServer[]
  /**
   * The hosts outside this machine that requests may reach, `*.example.org` for all sub-domains;
   * none if absent.
   */
  readonly allow?: readonly string[] | undefined
  /** Receives every request that was blocked from leaving the machine. */
  readonly onRefused: (request: { method: string; url: string }) => void
}

/**
 * Answers the page's `fetch`, `XMLHttpRequest` and `WebSocket` without a service worker. Requests to loopback and allowed hosts are sent;
 * all others fail as a broken connection and are reported. Sockets are simulated for code that loads after `start`. The only file that uses
 * MSW's experimental interface.
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
    // MSW's types hide the page's own end of it.
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
        // MSW's types expect each interceptor to handle both requests and sockets; each handles one of them.
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

/** Closes a socket. One that the server closes for its own reason (3000 and more) was open before, as a browser shows it. */
function closeAsServer(client: WebSocketClientConnection, code: number, reason: string): void {
  const { socket } = client
  const isOpening = socket.readyState === socket.CONNECTING
  if (code < 3_000 || !isOpening) return client.close(code, reason)
  socket.addEventListener('open', () => client.close(code, reason), { once: true })
}

type Fetch = typeof globalThis.fetch

/**
 * Passes requests to the page's own `fetch` with the page's original arguments. An interceptor sends a copy whose body is a stream, which
 * developer tools, traces and tests do not show. Call it when `fetch` is intercepted.
 *
 * @param isOwn whether a request to that address bypasses the interceptor
 * @returns a function that undoes this
 */
function passOwnRequests(native: Fetch, isOwn: (url: string) => boolean): () => void {
  const intercepted = globalThis.fetch
  const replace = (value: Fetch) =>
    Object.defineProperty(globalThis, 'fetch', {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  replace((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const base = globalThis.document?.baseURI
    const fetchIt =
      URL.canParse(address, base) && isOwn(new URL(address, base).href) ? native : intercepted
    return fetchIt.call(globalThis, input, init)
  })
  return () => void replace(intercepted)
}
