import { RpcError } from '../../../shared/rpcError.ts'
import { readWireTransaction, type WireTransaction } from './wireTransaction.ts'

/** Parses a transaction's wire bytes. Throws -32602 if the bytes are not a transaction, or if `address` is not one of its signers. */
export function readSignable(address: string, bytes: Uint8Array): WireTransaction {
  const transaction = readWireTransaction(bytes)
  if (transaction.signers.includes(address)) return transaction
  throw new RpcError(-32_602, `${address} does not have to sign this transaction.`)
}
