/**
 * One JSON-RPC call to a local node.
 * @param url base address of the node, e.g. `http://127.0.0.1:34001`
 * @throws Error with the method and the node's message
 */
export async function rpcCall(url: string, method: string, params: readonly unknown[] = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && !('error' in body)) {
    return 'result' in body ? body.result : undefined
  }
  throw new Error(`Failed to call ${method}: the node answered ${JSON.stringify(body)}`)
}
