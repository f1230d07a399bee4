import type { Core } from '../../../core/core.ts'

/** Whether WalletConnect can be used: the backend has it and its view exists. */
export function canPair(core: Core): boolean {
  return core.backend.walletConnect !== undefined && core.canOpen('ConnectingWalletConnect')
}
