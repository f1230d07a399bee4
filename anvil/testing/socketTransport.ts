import { custom, RpcRequestError } from 'viem'
import { sendRpc } from '../sendRpc.ts'

/** Creates a transport of viem to a local node. */
export function socketTransport(path: string) {
  return custom({
    async request({ method, params }: { method: string; params?: unknown }) {
      const body = { jsonrpc: '2.0', id: 1, method, params }
      const answer = JSON.parse(await sendRpc(path, JSON.stringify(body))) as {
        result?: unknown
        error?: { code: number; message: string }
      }
      if (answer.error === undefined) return answer.result
      throw new RpcRequestError({ body, url: path, error: answer.error })
    },
  })
}
