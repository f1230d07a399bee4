import { isMiscounted } from '../../core/isMiscounted.ts'
import type { GuardContext } from '../../core/transaction/transactionGuard.ts'
import type { Transfer } from './transferOf.ts'

/** Guard: coin or token counts in the units in which the amount was shown. Rejects like the chain. */
export async function unitsGuard({
  core,
  order: { shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<
  { readonly kind: 'units' } | undefined
> {
  return (await isMiscounted(core, shown, signal)) ? { kind: 'units' } : undefined
}
