import type { Eip1193Request } from '../../backends/port/connectors.ts'
import { FoyerError } from '../../backends/port/errors.ts'
import type { Core } from './core.ts'
import { createTransactionStack, type TransactionEntry } from './transactionStack.ts'

/**
 * Sends a request that the connected wallet's owner has to approve, from a view of the widget. With an
 * AUTH connection ApproveTransaction shows it and `entry` says what is around it (wire 2.4); any other
 * wallet shows it in a window of its own. Rejects with `none.account` and like the wallet.
 */
export async function askForApproval(
  core: Core,
  request: Eip1193Request,
  entry: TransactionEntry,
): Promise<unknown> {
  const connection = core.session.connection()
  if (!connection) throw new FoyerError('none.account', 'Nobody is connected. Connect first.')
  if (connection.type !== 'AUTH') return connection.provider.request(request)
  const stack = core.use(createTransactionStack)
  stack.push(entry)
  try {
    return await connection.provider.request(request)
  } finally {
    // A request that was refused before anybody saw it leaves its entry behind.
    stack.drop(entry)
  }
}
