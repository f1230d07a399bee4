import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpProblem } from './httpProblem.ts'
import { sendJson } from './sendJson.ts'

/**
 * Answers a request that failed, with the status of an `HttpProblem`, else 500. A response that has begun is cut off.
 * @param body JSON that says why
 */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  body: unknown,
): void {
  if (response.headersSent) return void response.destroy()
  // A body that is not read would prevent reuse of the connection.
  if (!request.complete) response.setHeader('connection', 'close')
  sendJson(response, error instanceof HttpProblem ? error.status : 500, body)
}
