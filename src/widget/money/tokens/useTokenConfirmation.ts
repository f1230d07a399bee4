import { useCore, useSelect } from '../../core/coreContext.ts'
import type { TokenClaim } from './tokenClaim.ts'
import { createTokenConfirmation, type ConfirmedOrder } from './tokenConfirmation.ts'
import { createSaidSymbols } from './saidSymbols.ts'
import type { OtherSymbol, TokenWarning } from './tokenWarning.ts'
import { useTokenWarnings } from './useTokenWarnings.ts'

/**
 * Returns the warnings about the tokens of an order, and whether the visitor has to confirm that
 * order.
 */
export function useTokenConfirmation(
  claims: readonly TokenClaim[],
  order: ConfirmedOrder,
): { readonly warnings: readonly (TokenWarning | OtherSymbol)[]; readonly isUnconfirmed: boolean } {
  const { use } = useCore()
  const confirmation = use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  const saidSymbols = use(createSaidSymbols)
  useSelect(saidSymbols.store, (now) => now)
  const knownWarnings = useTokenWarnings(claims)
  const warnings = [
    ...knownWarnings,
    ...claims.flatMap((claim) => saidSymbols.warningFor(claim) ?? []),
  ]
  return { warnings, isUnconfirmed: warnings.length > 0 && !confirmation.has(order) }
}
