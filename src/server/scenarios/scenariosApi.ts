import { readJsonText } from '../http/readJsonText.ts'
import { sendJson } from '../http/sendJson.ts'
import {
  createWorkbenchEndpoint,
  type EndpointCall,
  type EndpointPages,
} from '../http/workbenchEndpoint.ts'
import type { ScenarioFolder } from './scenarioFolder.ts'

/**
 * The endpoints for the recorded scenarios of a project:
 *
 *     GET  /__foyer/scenarios                { folder, files: [{ name, text }] }
 *     PUT  /__foyer/scenarios/<name>         saves the JSON of a scenario; 201 { path }, or 409 if the file exists
 *     PUT  /__foyer/scenarios/<name>?replace the same; replaces the file
 *
 * The same for another kind of files, such as sets of faults at `/__foyer/faults`. Those can be deleted as well:
 *
 *     DELETE /__foyer/faults/<name>          200 { path }, or 404
 *
 * `createWorkbenchEndpoint` says which pages may use them, and how errors are sent.
 */
export function createScenariosApi(folder: ScenarioFolder, pages: EndpointPages) {
  const { kind } = folder

  const list = async ({ response }: EndpointCall) =>
    sendJson(response, 200, { folder: folder.path, files: await folder.list() })

  const remove = async ({ response }: EndpointCall, name: string) =>
    sendJson(response, 200, { path: await folder.remove(name) })

  async function save({ request, response, query }: EndpointCall, name: string) {
    const text = await readJsonText(request, `save ${kind.what}`)
    return sendJson(response, 201, { path: await folder.save(name, text, query === 'replace') })
  }

  return createWorkbenchEndpoint({
    ...pages,
    place: `/__foyer/${kind.place}`,
    methods: kind.isDeletable ? 'GET, PUT, DELETE' : 'GET, PUT',
    answer(call) {
      const { method } = call.request
      const [name = '', ...more] = call.names
      if (method === 'GET' && name === '') return list(call)
      if (name === '' || more.length > 0) return undefined
      if (method === 'DELETE' && kind.isDeletable) return remove(call, name)
      return method === 'PUT' ? save(call, name) : undefined
    },
  })
}
