import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpProblem } from '../http/httpProblem.ts'
import { readBody } from '../http/readBody.ts'
import { requireLoopback } from '../http/requireLoopback.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { sendJson } from '../http/sendJson.ts'
import { sendProblem } from '../http/sendProblem.ts'
import type { ScenarioFolder } from './scenarioFolder.ts'

const advice =
  'Open the workbench itself, or name the app: npx foyerkit --page http://localhost:<port>.'

/** Lets the pages of an origin read the answers and send JSON (CORS). */
function allowOrigin(response: ServerResponse, origin: string, methods = 'GET'): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('vary', 'origin')
}

/** Whether an app on this machine, whose pages save nothing here, asks for the list. */
function isOtherApp(
  { method, url, headers: { origin = '', host = '' } }: IncomingMessage,
  place: string,
): boolean {
  const isApp = /^http:\/\/localhost:\d+$/.test(origin) && origin !== `http://${host}`
  return isApp && method === 'GET' && url === place
}

/**
 * The endpoints for the recorded scenarios of a project, for pages of this server only:
 *
 *     GET  /__foyer/scenarios                { folder, files: [{ name, text }] }
 *     PUT  /__foyer/scenarios/<name>         saves the JSON of a scenario; 201 { path }, or 409 if the file exists
 *     PUT  /__foyer/scenarios/<name>?replace the same; replaces the file
 *
 * The same for another kind of files, such as sets of faults at `/__foyer/faults`. Those can be deleted as well:
 *
 *     DELETE /__foyer/faults/<name>          200 { path }, or 404
 *
 * Every error has the form `{ error: { message } }`.
 * @param port of the server with the workbench
 * @param app origin of the host's app, whose panels are beside its own page; absent if only pages of this server are answered
 */
export function createScenariosApi(
  folder: ScenarioFolder,
  port: () => number | undefined,
  app?: string,
) {
  const { kind } = folder
  const place = `/__foyer/${kind.place}`
  const methods = kind.isDeletable ? 'GET, PUT, DELETE' : 'GET, PUT'

  async function answer(request: IncomingMessage, response: ServerResponse, address: string) {
    requireLoopback(request)
    if (app !== undefined && request.headers.origin === app) {
      allowOrigin(response, app, methods)
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    } else if (isOtherApp(request, place)) {
      // Its panels ask as well. The browser would report a refusal as an error on their page.
      allowOrigin(response, String(request.headers.origin))
      return sendJson(response, 200, {})
    } else requireOwnPage(request, advice)
    // The simulated sites, a hostile one among them, are on a port of their own.
    if (request.socket.localPort !== port()) {
      throw new HttpProblem(403, 'Failed to serve the request: open the workbench itself.')
    }
    const [path = '', query] = address.split('?')
    const [name = '', ...more] = path.slice(place.length + 1).split('/')
    if (request.method === 'GET' && name === '') {
      return sendJson(response, 200, { folder: folder.path, files: await folder.list() })
    }
    if (request.method === 'DELETE' && kind.isDeletable && name !== '' && more.length === 0) {
      return sendJson(response, 200, { path: await folder.remove(name) })
    }
    if (request.method !== 'PUT' || name === '' || more.length > 0) {
      throw new HttpProblem(
        404,
        `Failed to serve ${request.method} ${path}: there is no such endpoint.`,
      )
    }
    // A page of another origin cannot send this type without asking first.
    if (request.headers['content-type'] !== 'application/json') {
      throw new HttpProblem(415, `Failed to save ${kind.what}: its type is not application/json.`)
    }
    const text = String(await readBody(request))
    return sendJson(response, 201, { path: await folder.save(name, text, query === 'replace') })
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '' } = request
    if (!url.startsWith(place) || !/^(?:[/?]|$)/.test(url.slice(place.length))) return next()
    answer(request, response, url).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      sendProblem(request, response, error, { error: { message } })
    })
    return undefined
  }
}
