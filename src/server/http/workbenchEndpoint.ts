import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpProblem } from './httpProblem.ts'
import { requireLoopback } from './requireLoopback.ts'
import { requireOwnPage } from './requireOwnPage.ts'
import { sendJson } from './sendJson.ts'
import { sendProblem } from './sendProblem.ts'

const openAdvice =
  'Open the workbench itself, or name the app: npx foyerkit --page http://localhost:<port>.'

/** The pages that may use an endpoint. */
export interface EndpointPages {
  /** Returns the port of the server with the workbench. */
  readonly port: () => number | undefined
  /**
   * The origin of the host's app, whose panels are beside its own page; absent if only pages of
   * this server are answered.
   */
  readonly app?: string | undefined
}

/** A request of the workbench. */
export interface EndpointCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The parts of the path behind that of the endpoint. */
  readonly names: readonly string[]
  readonly query: string | undefined
}

interface EndpointOptions extends EndpointPages {
  /** The path, e.g. `/__foyer/scenarios`. */
  readonly place: string
  /** The methods for pages of the app, e.g. `GET, PUT`. */
  readonly methods: string
  /** Answers a request; returns nothing if there is no such endpoint. */
  readonly answer: (call: EndpointCall) => Promise<void> | undefined
}

/**
 * An endpoint that reads or changes files of the project, for pages of this server and of the app only. Another
 * app on this machine receives `{ advice }` instead of a list. Every error has the form `{ error: { message } }`.
 */
export function createWorkbenchEndpoint({ place, methods, answer, port, app }: EndpointOptions) {
  async function answerChecked(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> {
    requireLoopback(request)
    if (app !== undefined && request.headers.origin === app) {
      allowOrigin(response, app, methods)
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    } else if (isOtherApp(request, place)) {
      // The panels of the app ask as well, and the browser would report a refusal as an error on
      // their page.
      const { origin = '' } = request.headers
      allowOrigin(response, origin)
      const advice = `The server serves no files of its project to ${origin}. Start it with npx foyerkit --page ${origin}.`
      return sendJson(response, 200, { advice })
    } else requireOwnPage(request, openAdvice)
    // The simulated sites, a hostile one among them, are on a port of their own.
    if (request.socket.localPort !== port()) {
      throw new HttpProblem(403, 'Failed to serve the request: open the workbench itself.')
    }
    const [path = '', query] = address.split('?')
    const names = path
      .slice(place.length + 1)
      .split('/')
      .filter((name, at) => name !== '' || at > 0)
    const answered = answer({ request, response, names, query })
    if (answered !== undefined) return answered
    const what = `${request.method} ${path}`
    throw new HttpProblem(404, `Failed to serve ${what}: there is no such endpoint.`)
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '' } = request
    if (!url.startsWith(place) || !/^(?:[/?]|$)/.test(url.slice(place.length))) return next()
    answerChecked(request, response, url).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      sendProblem(request, response, error, { error: { message } })
    })
    return undefined
  }
}

/** Lets the pages of an origin read the answers and send JSON (CORS). */
function allowOrigin(response: ServerResponse, origin: string, methods = 'GET'): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('vary', 'origin')
}

/** Returns whether an app on this machine, whose pages save nothing here, asks for the list. */
function isOtherApp(
  { method, url, headers: { origin = '', host = '' } }: IncomingMessage,
  place: string,
): boolean {
  const isApp = /^http:\/\/localhost:\d+$/.test(origin) && origin !== `http://${host}`
  return isApp && method === 'GET' && url === place
}
