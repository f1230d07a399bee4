import { RpcError } from '../../../shared/rpcError.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'
import { readWireTransaction } from './wireTransaction.ts'

/** The transaction's wire bytes with that account's signature in its place. Rejects with -32602, 4100. */
export async function signTransaction(address: string, bytes: Uint8Array): Promise<Uint8Array> {
  const transaction = readWireTransaction(bytes)
  if (!transaction.signers.includes(address)) {
    throw new RpcError(-32_602, `${address} does not have to sign this transaction.`)
  }
  const signature = await signWithSolanaKey(address, transaction.message)
  return transaction.withSignature(address, signature)
}
