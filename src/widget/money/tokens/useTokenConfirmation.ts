import { useCore, useSelect } from '../../core/coreContext.ts'
import type { TokenClaim } from './tokenClaim.ts'
import { createTokenConfirmation, type ConfirmedOrder } from './tokenConfirmation.ts'
import type { TokenWarning } from './tokenWarning.ts'
import { useTokenWarnings } from './useTokenWarnings.ts'

/** The warnings about the tokens of an order, and whether the visitor has to confirm that order. */
export function useTokenConfirmation(
  claims: readonly TokenClaim[],
  order: ConfirmedOrder,
): { readonly warnings: readonly TokenWarning[]; readonly isUnconfirmed: boolean } {
  const confirmation = useCore().use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  const warnings = useTokenWarnings(claims)
  return { warnings, isUnconfirmed: warnings.length > 0 && !confirmation.has(order) }
}
