import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Transaction, TransactionPage } from '../../../backends/port/services/history.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { resolvePendingTransaction } from './resolvePendingTransaction.ts'

/** States that only the history or the chain can change; entries settled here stay in the list. */
const openEnds: ReadonlySet<string> = new Set(['pending', 'replaced'])

/** Reads the results of pending transactions that the history no longer lists. */
export async function settleUnlisted(
  core: Pick<Core, 'backend' | 'networks' | 'inspect'>,
  shown: readonly Transaction[],
  page: TransactionPage,
  { chainId, signal }: { readonly chainId: ChainId; readonly signal: AbortSignal },
): Promise<readonly Transaction[]> {
  const network = core.networks.find(chainId)
  const listed = new Set(page.transactions.map(({ id }) => id))
  const unlisted = shown.filter(({ id, status }) => openEnds.has(status) && !listed.has(id))
  if (!network) return unlisted
  return Promise.all(
    unlisted.map((each) =>
      resolvePendingTransaction(each, {
        chains: core.backend.chains,
        network,
        others: page.transactions,
        signal,
      }).catch((error: unknown) => {
        noteFailure(core, 'activity.pending', error)
        return each
      }),
    ),
  )
}
