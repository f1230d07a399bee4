import { sendRpc } from './sendRpc.ts'

/**
 * Sends one JSON-RPC call to a local node.
 * @param path of the node's socket
 * @throws Error with the method and the node's message
 */
export async function rpcCall(path: string, method: string, params: readonly unknown[] = []) {
  const text = await sendRpc(path, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  const body: unknown = JSON.parse(text)
  if (typeof body === 'object' && body !== null && !('error' in body)) {
    return 'result' in body ? body.result : undefined
  }
  throw new Error(`Failed to call ${method}: the node answered ${text}`)
}
