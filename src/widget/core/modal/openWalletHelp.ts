import type { Track } from '../kernel/analyticsEvents.ts'
import type { Router } from './router.ts'

/** Opens WhatIsAWallet and sends CLICK_WALLET_HELP (C-313). */
export function openWalletHelp(core: { readonly track: Track; readonly router: Router }): void {
  core.track('CLICK_WALLET_HELP')
  core.router.push('WhatIsAWallet')
}
