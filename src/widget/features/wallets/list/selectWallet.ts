import type { Core } from '../../../core/core.ts'
import { canPair } from './canPair.ts'
import { selectPlatform, walletDestination, type DestinationFacts } from './destinationRules.ts'
import { wantedNamespace } from './wantedNamespace.ts'
import type { WalletRow } from './walletRow.ts'

/** Handles a click on a wallet: reports SELECT_WALLET (C-308), then opens the view that connects or downloads it. */
export function selectWallet(core: Core, row: WalletRow): void {
  const facts = factsOf(core)
  core.track('SELECT_WALLET', { name: row.name, platform: selectPlatform(row, facts) })
  const to = walletDestination(row, facts)
  switch (to.view) {
    case 'ConnectingExternal':
      return core.router.push(to.view, to.params)
    case 'ConnectingMultiChain':
      return core.router.push(to.view, to.params)
    case 'ConnectingWalletConnect':
      warmUpPairing(core)
      return core.router.push(to.view, to.params)
    case 'Downloads':
      return core.router.push(to.view, to.params)
  }
}

/** Preloads the pairing code and the view when the visitor presses a wallet. */
export function warmUpWallet(core: Core, row: WalletRow): void {
  const { view } = walletDestination(row, factsOf(core))
  if (view === 'ConnectingWalletConnect') warmUpPairing(core)
}

function warmUpPairing(core: Core): void {
  core.backend.walletConnect?.warmUp?.().catch(() => {
    // Pairing loads it again, and reports a failure then.
  })
}

function factsOf(core: Core): DestinationFacts {
  return {
    canPair: canPair(core),
    mobile: core.backend.browser.device().mobile,
    namespace: wantedNamespace(core),
  }
}
