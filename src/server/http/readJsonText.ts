import type { IncomingMessage } from 'node:http'
import { HttpProblem } from './httpProblem.ts'
import { readBody } from './readBody.ts'

/**
 * Reads the body of a request that a page of another origin could not send without asking first: its type is JSON. The text is not parsed.
 * @param deed for the error message: `save the scenario`
 * @throws HttpProblem 415 for another type, 413 above 4 MiB
 */
export async function readJsonText(request: IncomingMessage, deed: string): Promise<string> {
  if (request.headers['content-type'] !== 'application/json') {
    throw new HttpProblem(415, `Failed to ${deed}: its type is not application/json.`)
  }
  return String(await readBody(request))
}
