import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../localChains.ts'
import { localNetworks } from '../localNetworks.ts'

/** Creates chains that answer from a table and record their calls: `method chain params`. */
export function createFakeChains(answers: Readonly<Record<string, unknown>> = {}): {
  readonly chains: LocalChains
  readonly asked: string[]
} {
  const asked: string[] = []
  const chains: LocalChains = {
    has: (chainId: ChainId) => localNetworks.some(({ id }) => id === chainId),
    async rpc(chainId, method, params = []) {
      asked.push(`${method} ${chainId} ${JSON.stringify(params)}`)
      return answers[method]
    },
    forward: async () => '{}',
    reset: async () => undefined,
  }
  return { chains, asked }
}
