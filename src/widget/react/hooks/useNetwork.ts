import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Foyer } from '../../foyer.ts'
import { useFoyerState } from '../../shell/useFoyerState.ts'
import { useActiveNetwork } from '../../shell/useActiveNetwork.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

/**
 * Returns the active network, and a function that switches it. `network` is `undefined` on a chain
 * that the host did not configure.
 */
export function useNetwork(): {
  /** CAIP-2 id of the active network. */
  readonly chainId: ChainId
  readonly network: Network | undefined
  /** Switches the network. Rejects with `none.network`, `wallet.*`. */
  readonly switchNetwork: Foyer['switchNetwork']
} {
  const { switchNetwork } = useFoyerInstance()
  const network = useActiveNetwork()
  return { chainId: useFoyerState().selectedNetworkId, network, switchNetwork }
}
