import { Agent, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import { HttpProblem } from './httpProblem.ts'

/** Hands JSON-RPC requests on to local nodes over connections that stay open. */
export interface RpcProxy {
  /**
   * Sends one JSON-RPC body (single or batch) and streams the answer into the response.
   * @param url base address of the node
   * @throws HttpProblem 502 when the node does not answer
   */
  forward(url: string, body: Buffer, response: ServerResponse): Promise<void>
  close(): void
}

/** A proxy with its own pool of connections. */
export function createRpcProxy(): RpcProxy {
  const agent = new Agent({ keepAlive: true })

  return {
    forward(url, body, response) {
      return new Promise((resolve, reject) => {
        const outgoing = request(
          url,
          {
            method: 'POST',
            agent,
            headers: { 'content-type': 'application/json', 'content-length': body.length },
          },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, {
              'content-type': 'application/json',
              'cache-control': 'no-store',
            })
            answer.once('error', reject)
            answer.pipe(response).once('finish', resolve)
          },
        )
        outgoing.once('error', (cause) => {
          const why = `the local chain did not answer (${cause.message})`
          reject(new HttpProblem(502, `Failed to call the chain: ${why}.`, { cause }))
        })
        // The page went away: nobody reads the rest.
        response.once('close', () => {
          if (response.writableFinished) return
          outgoing.destroy()
          resolve()
        })
        outgoing.end(body)
      })
    },

    close() {
      agent.destroy()
    },
  }
}
