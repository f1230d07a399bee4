import { testAccounts } from '../../../../anvil/accounts.ts'
import type { LocalChain } from '../../../../anvil/chainList.ts'
import { chainNames } from '../../../../anvil/chainNames.ts'
import { knownAddresses } from '../../../../anvil/knownAddresses.ts'
import { asRecord } from '../../../backends/port/asRecord.ts'
import type { TimedNodes } from '../timedNodes.ts'
import type { FreshStage } from './superviseSetup.ts'
import type { SetupChain, SetupContext } from '../../config/setupTypes.ts'

/**
 * Creates the clients of one fresh stage. A chain starts with the first call of one of its clients.
 */
export async function createSetupContext(options: {
  readonly stage: FreshStage
  readonly chains: readonly LocalChain[]
  readonly nodes: Pick<TimedNodes, 'send'>
}): Promise<SetupContext> {
  const { stage, chains, nodes } = options
  const { createPublicClient, createTestClient, createWalletClient, custom, defineChain } =
    await import('viem')
  const { privateKeyToAccount } = await import('viem/accounts')
  const accounts = testAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
  const now = () => 1_000 * stage.genesis

  async function call(chainId: number, request: { method: string; params?: unknown }) {
    const { path } = await stage.open(chainId)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, params: [], ...request })
    const { result, error } = asRecord(JSON.parse(await nodes.send(path, body, now)))
    if (error === undefined) return result
    const { code, message, data } = asRecord(error)
    throw Object.assign(new Error(String(message)), { code, data })
  }

  return {
    accounts,
    chain(id) {
      const local = chains.find((chain) => chain.id === id)
      if (local === undefined) {
        throw new RangeError(
          `there is no chain ${id}. Add it to chains of the config, or use ${chainNames(chains)}`,
        )
      }
      const chain = defineChain({
        id,
        name: local.name,
        nativeCurrency: { name: local.coinName, symbol: local.symbol, decimals: 18 },
        rpcUrls: { default: { http: [] } },
        contracts: { multicall3: { address: knownAddresses.multicall } },
      })
      const transport = custom({ request: (request) => call(id, request) }, { retryCount: 0 })
      const shared = { chain, transport, cacheTime: 0, pollingInterval: 50 }
      const [account] = accounts
      return {
        publicClient: createPublicClient(shared),
        walletClient: createWalletClient({ ...shared, ...(account && { account }) }),
        testClient: createTestClient({ ...shared, mode: 'anvil' }),
      } as SetupChain // It is always present, because it is the first of ten accounts.
    },
  }
}
