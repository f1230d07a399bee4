import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../../core/core.ts'
import { rememberWallet } from '../wallets/public/rememberWallet.ts'
import type { WalletLinks } from './walletLinks.ts'

/** Completes an approved pairing (C-210, C-213): stores and tracks connector and wallet. */
export function finishPairing(core: Core, links: WalletLinks, wallet: Wallet | undefined): void {
  const { platform } = links.store.getState()
  links.keep()
  if (wallet) rememberWallet(core, wallet)
  core.track('CONNECT_SUCCESS', {
    method: platform === 'unsupported' ? 'qrcode' : platform,
    name: wallet?.name ?? 'Unknown',
  })
  core.afterConnect()
}
