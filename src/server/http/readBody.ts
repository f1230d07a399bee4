import type { IncomingMessage } from 'node:http'
import { HttpProblem } from './httpProblem.ts'

/**
 * The maximum length of a request body in bytes: enough for a batch of contract deployments.
 * Scenarios have a lower limit.
 */
const limit = 4 * 1024 * 1024

/**
 * Reads the whole body of a request.
 * @throws HttpProblem 413 above 4 MiB
 */
export async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) {
      throw new HttpProblem(413, `Failed to read the request: its body is above ${limit} bytes.`)
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
