import type { Network } from '../../backends/port/network.ts'
import { useCore, useSelect } from '../core/coreContext.ts'

/** Returns the app's network; `undefined` if the host did not request it. */
export function useActiveNetwork(): Network | undefined {
  const { networks } = useCore()
  return networks.find(useSelect(networks.store, ({ activeId }) => activeId))
}
