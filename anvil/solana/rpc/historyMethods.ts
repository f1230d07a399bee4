import type { TransactionRecord } from '../chain/transactionRecord.ts'
import { encodeTransaction } from './encodeTransaction.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'

const maxSignatures = 1_000
const maxStatuses = 256

/** The methods that return the history: transactions, their statuses, and blocks. */
export function createHistoryMethods({ chain, inContext }: RpcSource): RpcMethods {
  const { clock } = chain

  function status(signature: unknown) {
    const record = chain.transaction(readParams.signature(signature))
    if (record === undefined) return null
    const err = record.error?.error ?? null
    return {
      slot: record.slot,
      // `null` means that it is final.
      confirmations: null,
      confirmationStatus: 'finalized',
      err,
      status: err === null ? { Ok: null } : { Err: err },
    }
  }

  const summary = (record: TransactionRecord) => ({
    signature: record.signature,
    slot: record.slot,
    blockTime: clock.timeOf(record.slot),
    confirmationStatus: 'finalized',
    err: record.error?.error ?? null,
    memo: record.memo,
  })

  return {
    getSignatureStatuses([signatures]) {
      const list = readParams.list(signatures)
      if (list.length > maxStatuses) {
        throw new RpcProblem(-32_602, `Too many inputs provided; max ${maxStatuses}`)
      }
      return inContext(list.map(status))
    },
    getSignaturesForAddress([owner, options]) {
      const { before, until, limit = maxSignatures } = readParams.options(options)
      const all = chain.transactionsOf(readParams.address(owner))
      const at = (signature: unknown) =>
        all.findIndex((record) => record.signature === readParams.signature(signature))
      const start = before === undefined ? 0 : at(before) + 1
      const stop = until === undefined ? -1 : at(until)
      const most = readParams.whole(limit, 'limit')
      if (most < 1 || most > maxSignatures) {
        throw new RpcProblem(-32_602, `Invalid limit; max ${maxSignatures}`)
      }
      return all
        .slice(start, stop < 0 ? undefined : stop)
        .slice(0, most)
        .map(summary)
    },
    getTransaction([signature, options]) {
      const wanted =
        typeof options === 'string' ? { encoding: options } : readParams.options(options)
      mustBeConfirmed(wanted['commitment'])
      const record = chain.transaction(readParams.signature(signature))
      return record === undefined
        ? null
        : {
            slot: record.slot,
            blockTime: clock.timeOf(record.slot),
            ...encodeTransaction(record, wanted),
          }
    },
    getBlock([wanted, options]) {
      const slot = readParams.whole(wanted, 'slot')
      const given = readParams.options(options)
      mustBeConfirmed(given['commitment'])
      if (slot < clock.first || slot > clock.slot()) {
        throw new RpcProblem(-32_004, `Block not available for slot ${slot}`)
      }
      const { transactionDetails = 'full' } = given
      const records = chain.transactionsIn(slot)
      return {
        blockhash: clock.blockhashOf(slot),
        previousBlockhash: clock.blockhashOf(slot - 1),
        parentSlot: slot - 1,
        blockHeight: clock.heightOf(slot),
        blockTime: clock.timeOf(slot),
        rewards: [],
        ...(transactionDetails === 'full'
          ? { transactions: records.map((record) => encodeTransaction(record, given)) }
          : {}),
        ...(transactionDetails === 'signatures'
          ? { signatures: records.map(({ signature }) => signature) }
          : {}),
      }
    },
  }
}

function mustBeConfirmed(commitment: unknown): void {
  if (commitment !== 'processed') return
  throw new RpcProblem(-32_602, 'Method does not support commitment below `confirmed`')
}
