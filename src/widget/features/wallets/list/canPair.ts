import type { Core } from '../../../core/core.ts'

/** True when the backend has WalletConnect. */
export function canPair(core: Core): boolean {
  return core.backend.walletConnect !== undefined
}
