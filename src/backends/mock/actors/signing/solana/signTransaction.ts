import { RpcError } from '../../../shared/rpcError.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'
import { readWireTransaction } from './wireTransaction.ts'

/** Inserts that account's signature into the transaction's wire bytes. Rejects with -32602, 4100. */
export async function signTransaction(address: string, bytes: Uint8Array): Promise<Uint8Array> {
  const transaction = readWireTransaction(bytes)
  if (!transaction.signers.includes(address)) {
    throw new RpcError(-32_602, `${address} does not have to sign this transaction.`)
  }
  const signature = await signWithSolanaKey(address, transaction.message)
  return transaction.withSignature(address, signature)
}
