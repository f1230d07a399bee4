import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import type { Core } from '../../../core/core.ts'
import { swapNetworks } from '../../../core/networks/swapNetworks.ts'

/**
 * Whether one can swap here: `off` by the host or without a service, `otherChain` on Solana,
 * `unsupported` on a network not in the swap-supported list.
 */
export type SwapAccess = 'open' | 'off' | 'otherChain' | 'unsupported'

export function swapAccess({
  backend,
  config,
  networks,
}: Pick<Core, 'backend' | 'config' | 'networks'>): SwapAccess {
  const { activeId } = networks.store.getState()
  if (!config.enableSwaps || !backend.swap) return 'off'
  if (namespaceOf(activeId) !== 'eip155') return 'otherChain'
  return swapNetworks.includes(activeId) && networks.supported() ? 'open' : 'unsupported'
}
