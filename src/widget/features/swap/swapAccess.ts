import { namespaceOf } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Swap } from '../../../backends/port/services/swap.ts'
import type { Core } from '../../core/core.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'

/**
 * Whether swaps are possible here: `off` by the host or without a service, `otherChain` on Solana,
 * `unsupported` on a network that is not in the swap-supported list.
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

/** Leaves a swap that is not possible here: to the networks that have swaps, or back to the account. */
export function leaveSwap(core: Core): void {
  const { networks, router } = core
  const access = swapAccess(core)
  const evm = networks.requested.some(({ chain }) => chain === 'eip155')
  if (access === 'unsupported') router.replace('UnsupportedChain', { swap: true })
  else if (access === 'otherChain' && evm) {
    router.replace('SwitchActiveChain', {
      chain: 'eip155',
      feature: 'swap',
      destination: { view: 'Swap', how: 'replace' },
    })
  } else router.reset('Account')
}

/** Returns the swap service of the backend. Throws `swap.failed` without one. */
export function swapService({ backend }: Pick<Core, 'backend'>): Swap {
  if (backend.swap) return backend.swap
  throw new FoyerError('swap.failed', 'This backend has no swap service.')
}
