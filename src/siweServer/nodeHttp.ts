import { parseJson, readJson } from './readJson.ts'
import type { SiweAnswer, SiweRequest } from './siweRequest.ts'

/** The parts of a Node or Express `IncomingMessage` that are read, with or without a body parser. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly readableDidRead?: boolean
  readonly body?: unknown
  iterator?(options: { destroyOnReturn: boolean }): AsyncIterable<Uint8Array>
}

/** The parts of a Node `ServerResponse` that are written. */
export interface NodeResponse {
  writeHead(status: number, headers: Readonly<Record<string, string>>): unknown
  end(body: string): unknown
}

/** Reads a request of Node's own server. */
export function fromNode(request: NodeRequest): SiweRequest {
  const { method = 'GET', url = '/', headers } = request
  return {
    method,
    path: url.replace(/[?#].*$/s, ''),
    cookie: first(headers.cookie),
    origin: first(headers.origin),
    body: () => readBody(request),
  }
}

/**
 * Reads the body. The socket stays open after a body that is too long, so that the client can read
 * the refusal.
 */
async function readBody(request: NodeRequest): Promise<unknown> {
  if (request.readableDidRead !== true)
    return readJson(request.iterator?.({ destroyOnReturn: false }))
  // The host's body parser ran first.
  return typeof request.body === 'string' ? parseJson(request.body) : request.body
}

const first = (header: string | readonly string[] | undefined) =>
  typeof header === 'string' ? header : header?.[0]

export function writeToNode(response: NodeResponse, { status, headers, body }: SiweAnswer): void {
  response.writeHead(status, headers)
  response.end(body)
}
