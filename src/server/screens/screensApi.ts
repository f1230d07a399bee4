import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { HttpProblem } from '../http/httpProblem.ts'
import { readJsonText } from '../http/readJsonText.ts'
import { sendJson } from '../http/sendJson.ts'
import {
  createWorkbenchEndpoint,
  type EndpointCall,
  type EndpointPages,
} from '../http/workbenchEndpoint.ts'
import { decideScreens } from './decideScreens.ts'
import { isInside, isPlainFile } from './ownFile.ts'
import {
  hasScreenResults,
  readScreenResults,
  resultPicture,
  defaultResultsFolder,
  type ScreenResults,
} from './screenResults.ts'
import { acceptedPicture } from './screensFile.ts'

/** Matches a hash, or two for the picture of a difference: no name leads to another folder. */
const pictureName = /^([0-9a-f]{16,64}(?:-[0-9a-f]{16,64})?)\.png$/

type Decided = 'accepted' | 'rejected' | 'undecided'

const decisions: ReadonlyMap<unknown, Decided> = new Map([
  ['accept', 'accepted'],
  ['reject', 'rejected'],
  ['undo', 'undecided'],
])

/** The screens of the last run, as the workbench receives them. */
interface ScreensAnswer {
  /** The folder of the results, relative to the project. */
  readonly folder: string
  /** Identifies the run, whatever has been decided since; absent if there has been none. */
  readonly run?: string
  readonly results?: ScreenResults
}

/**
 * The endpoints for the screens of the last run:
 *
 *     GET  /__foyer/screens                       { folder, run, results }; no run and no results if there has been no run
 *     GET  /__foyer/screens/pictures/<name>.png   a picture of the results, or an accepted one
 *     POST /__foyer/screens                       { run, decision: 'accept' | 'reject' | 'undo', ids: [...] | 'all' }: decides screens, or
 *                                                 withdraws decisions. 200 { decided, folder, run, results }, or 409 if there has been another
 *                                                 run since
 *
 * `createWorkbenchEndpoint` says which pages may use them, and how errors are sent.
 * @param project its path
 */
export function createScreensApi(project: string, pages: EndpointPages) {
  const folder = resolve(project, defaultResultsFolder)

  function answerNow(): ScreensAnswer {
    if (!hasScreenResults(folder)) return { folder: defaultResultsFolder }
    const results = readScreenResults(folder)
    return { folder: defaultResultsFolder, run: runOf(results), results }
  }

  async function list({ response }: EndpointCall) {
    sendJson(response, 200, answerNow())
  }

  async function decide({ request, response }: EndpointCall) {
    const { run, decision, ids } = readDecision(await readJsonText(request, 'decide the screens'))
    if (run !== answerNow().run) {
      throw new HttpProblem(409, 'There has been another run since. Look at its screens first.')
    }
    const decided = decideNow(ids, decision)
    sendJson(response, 200, { decided, ...answerNow() })
  }

  function decideNow(ids: readonly string[] | 'all', decision: Decided) {
    try {
      return decideScreens({ project, folder, ids, decision }).map(({ id }) => id)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new HttpProblem(409, message, { cause: error })
    }
  }

  async function sendPicture({ response }: EndpointCall, hash: string) {
    const files = hasScreenResults(folder)
      ? new Set(readScreenResults(folder).screens.map(({ file }) => resolve(project, file)))
      : []
    // A run keeps an accepted picture with its results only if it is compared.
    const places = [...files].map((file) => acceptedPicture(file, hash))
    const found = [resultPicture(folder, hash), ...places].find(
      (place) => isPlainFile(place) && isInside(project, place),
    )
    if (found === undefined) throw new HttpProblem(404, `There is no picture ${hash}.png.`)
    const content = await readFile(found)
    response.writeHead(200, {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    response.end(content)
  }

  return createWorkbenchEndpoint({
    ...pages,
    place: '/__foyer/screens',
    methods: 'GET, POST',
    answer(call) {
      const { method } = call.request
      const [kind, name = '', ...more] = call.names
      if (kind === undefined && method === 'GET') return list(call)
      if (kind === undefined && method === 'POST') return decide(call)
      const hash = pictureName.exec(name)?.[1]
      const isPicture = kind === 'pictures' && more.length === 0 && method === 'GET'
      return isPicture && hash !== undefined ? sendPicture(call, hash) : undefined
    },
  })
}

function runOf({ screens }: ScreenResults): string {
  const undecided = screens.map(({ decision: _, ...screen }) => screen)
  return createHash('sha256').update(JSON.stringify(undecided)).digest('hex')
}

/** @throws HttpProblem 400 if it is none */
function readDecision(text: string) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new HttpProblem(400, 'Failed to decide the screens: the text is not JSON.', { cause })
  }
  const { run, decision, ids } = Object(value)
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  const wanted = decisions.get(decision)
  if (wanted && (ids === 'all' || isList)) {
    const chosen: readonly string[] | 'all' = ids
    return { run, ids: chosen, decision: wanted }
  }
  throw new HttpProblem(
    400,
    "Failed to decide the screens: decision is 'accept', 'reject' or 'undo', and ids are texts or 'all'.",
  )
}
