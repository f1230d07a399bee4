import { address, type Address } from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM, type SimulatedTransactionInfo } from 'litesvm'
import { createChainAccounts, type ChainAccounts } from './chainAccounts.ts'
import { decodeTransaction, type DecodedTransaction } from './decodeTransaction.ts'
import { createSlotClock, type SlotClock } from './slotClock.ts'
import { readTransactionError, transactionError } from './transactionError.ts'
import { transactionFee } from './transactionFee.ts'
import type { RunResult, TransactionRecord } from './transactionRecord.ts'
import type { Message } from './readMessage.ts'

/** An event for subscribers. */
export type ChainEvent =
  | { readonly type: 'transaction'; readonly record: TransactionRecord }
  | { readonly type: 'slot'; readonly slot: number }

/** The result of a simulated transaction, and the accounts after it. */
export interface Simulation extends RunResult {
  readonly accounts: ReturnType<SimulatedTransactionInfo['postAccounts']>
}

/** One local Solana: accounts, slots, and the transactions so far. Every block is final at once. */
export interface SolanaChain {
  readonly accounts: ChainAccounts
  readonly clock: SlotClock
  /** Returns the lamports that an account of that many bytes has to keep. */
  rent(bytes: number): bigint
  /** Decodes a transaction. Throws for bytes that are no transaction. */
  decode(wire: Uint8Array): DecodedTransaction
  simulate(
    transaction: DecodedTransaction,
    options: { readonly checkSignatures: boolean; readonly checkBlockhash: boolean },
  ): Simulation
  /**
   * Runs a transaction. The result has its record if it is in a block now, otherwise only the
   * reason why not.
   */
  execute(transaction: DecodedTransaction): RunResult & { readonly record?: TransactionRecord }
  transaction(signature: string): TransactionRecord | undefined
  /** Returns the transactions of an account, newest first. */
  transactionsOf(owner: string): readonly TransactionRecord[]
  /** Returns the transactions in a slot, in their order. */
  transactionsIn(slot: number): readonly TransactionRecord[]
  count(): number
  /** Checks the time, and notifies when slots have passed. */
  tick(): void
  subscribe(listener: (event: ChainEvent) => void): () => void
}

/** @param svm with its genesis accounts, and without a blockhash check of its own */
export function createSolanaChain(options: {
  readonly svm: LiteSVM
  readonly now: () => number
  readonly startedAt: number
  readonly seed: string
}): SolanaChain {
  const { svm } = options
  const clock = createSlotClock(options)
  const accounts = createChainAccounts(svm)
  const records = new Map<string, TransactionRecord>()
  const bySlot = new Map<number, TransactionRecord[]>()
  const byAddress = new Map<string, TransactionRecord[]>()
  const listeners = new Set<(event: ChainEvent) => void>()
  let shownSlot = clock.slot()

  const emit = (event: ChainEvent) => listeners.forEach((listener) => listener(event))

  function tick(): void {
    const slot = clock.slot()
    if (slot === shownSlot) return
    shownSlot = slot
    emit({ type: 'slot', slot })
  }

  /** Gives the programs the time of the slot. */
  function setTime(): void {
    const slot = clock.slot()
    const now = svm.getClock()
    now.slot = BigInt(slot)
    now.unixTimestamp = BigInt(clock.timeOf(slot))
    now.epoch = BigInt(clock.epoch(slot).epoch)
    svm.setClock(now)
  }

  /** Returns the reason why a transaction does not reach the virtual machine. */
  function refusal(sent: DecodedTransaction, checkSignatures: boolean, checkBlockhash: boolean) {
    if (checkSignatures && !sent.isSigned) return transactionError('SignatureFailure')
    if (checkBlockhash && clock.slotOfRecent(sent.message.blockhash) === undefined) {
      return transactionError('BlockhashNotFound')
    }
    return undefined
  }

  function keep(record: TransactionRecord): void {
    records.set(record.signature, record)
    bySlot.set(record.slot, [...(bySlot.get(record.slot) ?? []), record])
    for (const key of new Set(record.message.keys)) {
      byAddress.set(key, [record, ...(byAddress.get(key) ?? [])])
    }
  }

  return {
    accounts,
    clock,
    rent: (bytes) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    decode: (wire) => decodeTransaction(wire, accounts.tableAddress),
    simulate(sent, { checkSignatures, checkBlockhash }) {
      const error = refusal(sent, checkSignatures, checkBlockhash)
      if (error !== undefined) return { error, meta: undefined, accounts: [] }
      setTime()
      svm.withSigverify(checkSignatures)
      try {
        const outcome = svm.simulateTransaction(sent.transaction)
        return outcome instanceof FailedTransactionMetadata
          ? { ...failed(outcome), accounts: [] }
          : { error: undefined, meta: outcome.meta(), accounts: outcome.postAccounts() }
      } finally {
        svm.withSigverify(true)
      }
    },
    execute(sent) {
      const { message } = sent
      const refused = refusal(sent, true, true)
      if (refused !== undefined) return { error: refused, meta: undefined }
      setTime()
      const balances = () => message.keys.map((key: Address) => accounts.balance(key))
      const before = balances()
      const outcome = svm.sendTransaction(sent.transaction)
      const result =
        outcome instanceof FailedTransactionMetadata
          ? failed(outcome)
          : { error: undefined, meta: outcome }
      const after = balances()
      // A failed transaction is in the block if its fee was paid; others never reach it.
      if (result.error !== undefined && before[0]?.lamports === after[0]?.lamports) return result
      const record: TransactionRecord = {
        ...sent,
        ...result,
        signature: sent.signatures[0] ?? '',
        slot: clock.slot(),
        fee: transactionFee(message),
        before,
        after,
        memo: readMemo(message),
      }
      keep(record)
      emit({ type: 'transaction', record })
      // The next slot has another blockhash, so the same payment can be sent once more.
      clock.endSlot()
      tick()
      return { ...result, record }
    },
    transaction: (signature) => records.get(signature),
    transactionsOf: (owner) => byAddress.get(address(owner)) ?? [],
    transactionsIn: (slot) => bySlot.get(slot) ?? [],
    count: () => records.size,
    tick,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function failed(outcome: FailedTransactionMetadata): RunResult {
  return { error: readTransactionError(outcome), meta: outcome.meta() }
}

const memoPrograms: ReadonlySet<string> = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
])

/**
 * Returns the memos of a transaction as nodes list them, each after its length; `null` without one.
 */
function readMemo({ instructions, keys }: Message): string | null {
  const memos = instructions
    .filter(({ programIndex }) => memoPrograms.has(keys[programIndex] ?? ''))
    .map(({ data }) => `[${data.length}] ${new TextDecoder().decode(data)}`)
  return memos.length > 0 ? memos.join('; ') : null
}
