import type { BackendContext } from '../../port/backend.ts'
import type { Connectors } from '../../port/connectors.ts'
import { createBrowserConnectors } from './browserConnectors.ts'
import { joinConnectors } from './joinConnectors.ts'
import type { joinPairs } from './joinPairs.ts'
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
  let join: typeof joinPairs | undefined
  const solana = createLazyConnectors(async () => {
    const loaded = await import('../solana/solanaMain.ts')
    join = loaded.joinPairs
    return loaded.createSolanaConnectors(options)
  }, onError)
  if (!wants('eip155')) return solana
  return joinConnectors(
    evm,
    solana,
    // Until Solana's part has loaded, there is nothing to join.
    (onEvm, onSolana) => join?.(onEvm, onSolana, options.multiChainWallets) ?? onEvm,
    onError,
  )
}
