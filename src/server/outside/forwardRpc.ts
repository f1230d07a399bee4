import type { ServerResponse } from 'node:http'
import { HttpProblem } from '../http/httpProblem.ts'

/**
 * Forwards a call to a local node and writes its response.
 * @param send calls the node, and stops waiting when the signal is aborted
 * @throws HttpProblem 502 if the node does not answer
 */
export async function forwardRpc(
  send: (signal: AbortSignal) => Promise<string>,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  try {
    const answer = await send(leaving.signal)
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(answer)
  } catch (cause) {
    // The page was closed, so the rest is not read.
    if (leaving.signal.aborted) return
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new HttpProblem(502, `Failed to call the chain: ${why}.`, { cause })
  }
}
