import type { BackendContext } from '../port/backend.ts'
import type { Connectors } from '../port/connectors.ts'
import { createBrowserConnectors } from './connectors/browserConnectors.ts'
import { joinNamespaces } from './connectors/joinNamespaces.ts'
import { createLazyConnectors } from './connectors/lazyConnectors.ts'
import type { createSolanaPart } from './solana/solanaPart.ts'

/**
 * The wallets of this browser for the host's chain namespaces. The Solana code loads with the first search for wallets,
 * and only for a host with a Solana network.
 */
export function createNamespaceConnectors(
  options: Parameters<typeof createBrowserConnectors>[0] &
    Pick<BackendContext, 'networks' | 'multiChainWallets'>,
): Connectors {
  const { networks, onError } = options
  const wants = (chain: string) => networks?.some((network) => network.chain === chain) ?? false
  const evm = createBrowserConnectors(options)
  if (!wants('solana')) return evm
  let part: ReturnType<typeof createSolanaPart> | undefined
  const solana = createLazyConnectors(async () => {
    const loaded = await import('./solana/solanaPart.ts')
    part = loaded.createSolanaPart(options)
    return part.connectors
  }, onError)
  if (!wants('eip155')) return solana
  return joinNamespaces(
    evm,
    solana,
    // There is nothing to join until the Solana part has loaded.
    (onEvm, onSolana) => part?.join(onEvm, onSolana) ?? onEvm,
    onError,
  )
}
