import { createLocalSolana } from '../../../../../anvil/solana/localSolana.ts'
import { referenceOf } from '../../../port/chainIds.ts'
import { RpcError } from '../../shared/rpcError.ts'
import type { LocalChains } from '../localChains.ts'

/** Creates chains that consist of one local Solana in this process. */
export function createLocalSolanaChains(): LocalChains {
  const solana = createLocalSolana()
  const forward: LocalChains['forward'] = (chainId, body) =>
    solana.answer('a', referenceOf(chainId), body)
  return {
    async rpc(chainId, method, params = []) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const { error, result } = JSON.parse(await forward(chainId, body))
      if (error === undefined) return result
      throw new RpcError(error.code, error.message, error.data)
    },
    has: () => true,
    forward,
    reset: async () => solana.reset('a'),
  }
}
