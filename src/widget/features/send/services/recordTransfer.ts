import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import type { Core } from '../../../core/core.ts'
import { amountOfUnits } from '../../../money/amounts/money.ts'
import type { TransactionResult } from '../../../money/transaction/followTransaction.ts'
import {
  sentTransactions,
  type KeptTransaction,
} from '../../../money/transaction/sentTransactions.ts'
import { transferEffect, type Transfer } from '../order/transfer.ts'

/** The statuses of the known results; for any other result the chain is asked again. */
const statuses: Partial<Readonly<Record<TransactionResult, string>>> = {
  success: 'confirmed',
  reverted: 'failed',
  unmoved: 'failed',
}

/**
 * Stores a transfer as pending, so that the activity has it without a history service. The returned function stores its
 * outcome. Solana is left out, because it has no activity yet.
 */
export function recordTransfer(
  { account, backend }: Pick<Core, 'account' | 'backend'>,
  transfer: Transfer,
  hash: string,
): (result: TransactionResult) => void {
  const { chainId, from, recipient, symbol, tokenName, units, decimals } = transfer
  const chain = namespaceOf(chainId)
  if (backend.history || chain !== 'eip155') return () => undefined
  const record: KeptTransaction = {
    id: hash,
    hash,
    minedAt: backend.clock.now(),
    operationType: 'send',
    status: 'pending',
    sentFrom: from,
    sentTo: recipient,
    chainId,
    isSmartAccount: account.getState().type === 'smartAccount',
    effect: transferEffect(transfer),
    transfers: [
      {
        direction: 'out',
        fungible: { name: tokenName, symbol },
        quantity: { numeric: amountOfUnits(units, decimals).toFixed() },
      },
    ],
  }
  sentTransactions.put(backend.storage, chain, record)
  return (result) => {
    const status = statuses[result]
    if (status) sentTransactions.put(backend.storage, chain, { ...record, status })
  }
}
