import type { Network } from '../../backends/port/network.ts'
import { useCore, useSelect } from '../core/coreContext.ts'

/** The network the app is on; `undefined` when the host did not ask for it. */
export function useActiveNetwork(): Network | undefined {
  const { networks } = useCore()
  return networks.find(useSelect(networks.store, ({ activeId }) => activeId))
}
