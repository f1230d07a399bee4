import type { Core } from '../../../core/core.ts'

/** Whether the backend has WalletConnect. */
export function canPair(core: Core): boolean {
  return core.backend.walletConnect !== undefined
}
