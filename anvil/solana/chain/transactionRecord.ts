import type { TransactionMetadata } from 'litesvm'
import type { AccountBalance } from './chainAccounts.ts'
import type { DecodedTransaction } from './decodeTransaction.ts'
import type { DescribedError } from './transactionError.ts'

/** The result of running a transaction. */
export interface RunResult {
  readonly error: DescribedError | undefined
  readonly meta: TransactionMetadata | undefined
}

/** A transaction that is in a block: it succeeded, or failed and paid its fee. */
export interface TransactionRecord extends RunResult, DecodedTransaction {
  readonly signature: string
  readonly slot: number
  /** The fee in lamports. */
  readonly fee: bigint
  /** The balances of each key of the message, before and after. */
  readonly before: readonly AccountBalance[]
  readonly after: readonly AccountBalance[]
  /** The texts of its memos, as nodes list them. */
  readonly memo: string | null
}
