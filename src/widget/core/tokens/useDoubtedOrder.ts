import { useCore, useSelect } from '../coreContext.ts'
import type { TokenClaim } from './tokenClaim.ts'
import { createTokenConfirmation, type ConfirmedOrder } from './tokenConfirmation.ts'
import type { TokenDoubt } from './tokenDoubt.ts'
import { useTokenDoubts } from './useTokenDoubts.ts'

/** What is doubtful about the tokens of an order, and whether the visitor still has to confirm that order. */
export function useDoubtedOrder(
  claims: readonly TokenClaim[],
  order: ConfirmedOrder,
): { readonly doubts: readonly TokenDoubt[]; readonly isOpen: boolean } {
  const confirmation = useCore().use(createTokenConfirmation)
  useSelect(confirmation.store, (now) => now)
  const doubts = useTokenDoubts(claims)
  return { doubts, isOpen: doubts.length > 0 && !confirmation.has(order) }
}
