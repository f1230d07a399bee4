import type { Network } from '../../../backends/port/network.ts'
import type { Networks } from '../networks/networks.ts'

/**
 * Returns the requested networks, the active one first: the order in which a wallet is asked for
 * them.
 */
export function activeFirst(networks: Networks): readonly Network[] {
  const active = networks.active()
  return active
    ? [active, ...networks.requested.filter(({ id }) => id !== active.id)]
    : networks.requested
}
