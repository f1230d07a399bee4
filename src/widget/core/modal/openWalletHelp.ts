import type { Core } from '../core.ts'

/** Opens WhatIsAWallet and sends CLICK_WALLET_HELP (C-313). */
export function openWalletHelp(core: Core): void {
  core.track('CLICK_WALLET_HELP')
  core.router.push('WhatIsAWallet')
}
