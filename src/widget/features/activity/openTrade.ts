import type { Core } from '../../core/core.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'

/** Opens Swap, or the networks that support swaps. */
export function openTrade({ account, networks, router, track }: Core): void {
  const network = networks.store.getState().activeId
  if (!swapNetworks.includes(network)) {
    router.push('UnsupportedChain', { swap: true })
    return
  }
  track('OPEN_SWAP', { isSmartAccount: account.getState().type === 'smartAccount', network })
  router.push('Swap')
}
