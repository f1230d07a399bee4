/** What is answered instead of a chain, as a JSON-RPC error, so that a client reads it like one of the chain. */
export function rpcProblem(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return { jsonrpc: '2.0', id: null, error: { code: -32000, message } }
}
