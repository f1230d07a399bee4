import type { Core } from '../../../core/core.ts'

/** Opens the list of purchase providers. */
export function buyToken({ account, router, track }: Core): void {
  track('SELECT_BUY_CRYPTO', { isSmartAccount: account.getState().type === 'smartAccount' })
  router.push('OnRampProviders')
}
