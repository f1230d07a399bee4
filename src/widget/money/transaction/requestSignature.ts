import type {
  Connection,
  Eip1193Provider,
  Eip1193Request,
} from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'
import { createTransactionStack, type TransactionEntry } from '../approvals/transactionStack.ts'

/**
 * Sends a request that the wallet's owner has to approve before it returns. With an AUTH connection
 * ApproveTransaction shows it, and `entry` describes the navigation (wire 2.4); any other wallet
 * shows its own window. Rejects like the wallet.
 */
export async function requestSignature(
  core: Core,
  { provider, type }: Pick<Connection, 'type'> & { provider: Pick<Eip1193Provider, 'request'> },
  request: Eip1193Request,
  entry: TransactionEntry,
): Promise<unknown> {
  if (type !== 'AUTH') return provider.request(request)
  const stack = core.use(createTransactionStack)
  stack.push(entry)
  try {
    return await provider.request(request)
  } finally {
    // The secure wallet removes no entry for a request that it refused before it was visible.
    stack.drop(entry)
  }
}
