import type { Core } from '../../../core/core.ts'
import { canPair } from './canPair.ts'
import type { ViewArguments } from '../../../core/kernel/viewParams.ts'
import {
  selectPlatform,
  walletDestination,
  type DestinationFacts,
  type WalletDestination,
} from './destinationRules.ts'
import { wantedNamespace } from './wantedNamespace.ts'
import type { WalletRow } from './walletRow.ts'

/** Handles a click on a wallet: reports SELECT_WALLET (C-308), then opens the view that connects or downloads it. */
export function selectWallet(core: Core, row: WalletRow): void {
  core.track('SELECT_WALLET', { name: row.name, platform: selectPlatform(row, factsOf(core)) })
  const { view, params } = warmUpWallet(core, row)
  core.router.push(view, ...([params] as ViewArguments<typeof view>))
}

/** Preloads the pairing code when the visitor presses a wallet that is paired. Returns where the wallet leads. */
export function warmUpWallet(core: Core, row: WalletRow): WalletDestination {
  const to = walletDestination(row, factsOf(core))
  if (to.view === 'ConnectingWalletConnect') {
    core.backend.walletConnect?.warmUp?.().catch(() => {
      // Pairing loads it again, and reports a failure then.
    })
  }
  return to
}

/**
 * Prepares a pairing for the list of a phone, so that a tap on a wallet opens its app. Loads the code and the view of the
 * pairing for it.
 */
export function preparePairing(core: Core): void {
  if (!core.config.prefetch || !core.backend.browser.device().mobile) return
  import('../../walletconnect/public/pairingAhead.ts').then(
    ({ createPairingAhead }) => core.use(createPairingAhead).prepare(),
    () => {
      // The tap loads it again, and reports a failure then.
    },
  )
}

function factsOf(core: Core): DestinationFacts {
  return {
    canPair: canPair(core),
    mobile: core.backend.browser.device().mobile,
    namespace: wantedNamespace(core),
  }
}
