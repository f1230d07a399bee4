import type { GuardContext } from '../../../money/transaction/transactionGuard.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { tokenRefuses } from './tokenRefuses.ts'
import type { Transfer } from './transfer.ts'

/**
 * Guard: the token would not silently refuse the transfer. A chain that cannot tell stops nothing, because the wallet
 * shows a transfer that reverts, and the result is checked after it was mined.
 */
export async function effectGuard({
  core,
  order: { shown },
  signal,
}: Pick<GuardContext<Transfer>, 'core' | 'order' | 'signal'>): Promise<
  { readonly kind: 'refused' } | undefined
> {
  const network = core.networks.find(shown.chainId)
  try {
    return network && (await tokenRefuses(core, network, shown, signal))
      ? { kind: 'refused' }
      : undefined
  } catch (error) {
    signal.throwIfAborted()
    noteFailure(core, 'send.effect', error)
    return undefined
  }
}
