/**
 * Creates a JSON-RPC error that is sent instead of a chain's response, so that a client reads it
 * like one of the chain's.
 */
export function rpcProblem(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return { jsonrpc: '2.0', id: null, error: { code: -32000, message } }
}
