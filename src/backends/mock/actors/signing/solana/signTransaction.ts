import { readSignable } from './readSignable.ts'
import { signWithSolanaKey } from './signWithSolanaKey.ts'

/** Inserts that account's signature into the transaction's wire bytes. Rejects with -32602, 4100. */
export async function signTransaction(address: string, bytes: Uint8Array): Promise<Uint8Array> {
  const transaction = readSignable(address, bytes)
  const signature = await signWithSolanaKey(address, transaction.message)
  return transaction.withSignature(address, signature)
}
