import type { Network } from '../../../backends/port/network.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { mayOpenNetworks } from '../../core/networks/mayOpenNetworks.ts'
import { useActiveNetwork } from '../../shell/useActiveNetwork.ts'
import { useFoyerState } from '../../shell/useFoyerState.ts'

/** Data and actions for a button of the host's own. */
export interface FoyerButtonState {
  readonly status: 'disconnected' | 'busy' | 'connected' | 'unsupported'
  /** The name of the account, or else its whole address; `undefined` without an account. */
  readonly name: string | undefined
  /** The native amount as decimal text; `undefined` while unknown. */
  readonly balance: string | undefined
  readonly symbol: string | undefined
  /** The active network; `undefined` on a network that the host did not configure. */
  readonly network: Network | undefined
  /** Opens the appropriate view: Connect, the account, or the list of supported networks. */
  readonly open: () => void
  /** Opens the list of networks; absent if there is nothing to choose. */
  readonly openNetworks: (() => void) | undefined
}

/**
 * Returns the data and actions of the widget's own button, for the host's own markup (C-009 to
 * C-015).
 */
export function useFoyerButton(): FoyerButtonState {
  const core = useCore()
  const { open, loading, connected, address } = useFoyerState()
  const account = useSelect(core.account, (now) => now)
  const network = useActiveNetwork()
  const isUnsupported = connected && !network && !core.config.allowUnsupportedChain
  const isBusy = !connected && (open || loading)
  const connectedStatus = isUnsupported ? 'unsupported' : 'connected'
  return {
    status: isBusy ? 'busy' : connected ? connectedStatus : 'disconnected',
    name: account.profileName ?? address,
    balance: account.balance,
    symbol: account.balanceSymbol,
    network,
    open: () => core.open(),
    openNetworks: mayOpenNetworks(core) ? () => core.open('Networks') : undefined,
  }
}
