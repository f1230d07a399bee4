import { sendRpc } from '../../../../../anvil/sendRpc.ts'
import type { ServedChain } from '../../../../../anvil/fork/servedChain.ts'
import { createSupervisor } from '../../../../../anvil/supervisor.ts'
import { referenceOf } from '../../../port/chainIds.ts'
import { chainsOf } from '../../world/chainsOf.ts'
import type { LocalChains } from '../localChains.ts'
import { RpcError } from '../../shared/rpcError.ts'

/**
 * Creates local chains on real anvils, without a page and a development server in between; `close`
 * stops them.
 * @param own chains in addition to those of every world
 */
export function createAnvilChains(own: readonly ServedChain[] = []): {
  readonly chains: LocalChains
  close(): Promise<void>
} {
  const all = chainsOf({ chains: own })
  const supervisor = createSupervisor({ chains: all })

  async function forward(chainId: string, body: string): Promise<string> {
    const { path } = await supervisor.open('test', Number(referenceOf(chainId as 'eip155:1')))
    return sendRpc(path, body)
  }

  return {
    chains: {
      has: (chainId) => all.some(({ caip2 }) => caip2 === chainId),
      async rpc(chainId, method, params = []) {
        const call = { jsonrpc: '2.0', id: 1, method, params }
        const answer = JSON.parse(await forward(chainId, JSON.stringify(call))) as {
          result?: unknown
          error?: { code: number; message: string; data?: unknown }
        }
        if (answer.error === undefined) return answer.result
        throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
      },
      forward,
      async reset() {
        await supervisor.reset('test')
      },
    },
    close: () => supervisor.close(),
  }
}
