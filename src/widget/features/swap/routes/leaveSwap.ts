import type { Core } from '../../../core/core.ts'
import { swapAccess } from './swapAccess.ts'

/** Where somebody goes who cannot swap here: to a network that can, or back to the account. */
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
