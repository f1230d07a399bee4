import type { BackendContext } from '../../port/backend.ts'
import type { Connectors } from '../../port/connectors.ts'
import { createBrowserConnectors } from './browserConnectors.ts'
import { joinConnectors } from './joinConnectors.ts'
import { createLazyConnectors } from './lazyConnectors.ts'

/**
 * The wallets of this browser for the chain namespaces that the host asks for. What Solana needs is loaded
 * with the first look for wallets, and only for a host with a Solana network.
 */
export function createNamespaceConnectors(
  options: Parameters<typeof createBrowserConnectors>[0] &
    Pick<BackendContext, 'networks' | 'multiChainWallets'>,
): Connectors {
  const { networks, onError } = options
  const wants = (chain: string) => networks?.some((network) => network.chain === chain) ?? false
  const evm = createBrowserConnectors(options)
  if (!wants('solana')) return evm
  const solana = createLazyConnectors(async () => {
    const { createSolanaConnectors } = await import('../solana/solanaConnectors.ts')
    return createSolanaConnectors(options)
  }, onError)
  return wants('eip155') ? joinConnectors(evm, solana, options.multiChainWallets ?? []) : solana
}
