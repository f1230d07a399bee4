import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash,
} from '@solana/kit'

export interface Payment {
  readonly blockhash: string
  readonly to: string
  readonly lamports: bigint
  /** The byte of the payer's test key; 1 when absent. */
  readonly seedByte?: number
  /** False for an unsigned transaction, as a page passes it to a wallet. */
  readonly signed?: boolean
}

/**
 * Returns a transfer of coins as base64 of its wire bytes, made by a client that is not Foyer's.
 */
export async function signedPayment({ signed = true, ...payment }: Payment): Promise<string> {
  const seed = new Uint8Array(32).fill(payment.seedByte ?? 1)
  const from = await createKeyPairSignerFromPrivateKeyBytes(seed)
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, payment.lamports, true)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(from.address, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: payment.blockhash as Blockhash, lastValidBlockHeight: 150n },
        draft,
      ),
    (draft) =>
      appendTransactionMessageInstruction(
        {
          programAddress: address('11111111111111111111111111111111'),
          accounts: [
            { address: from.address, role: AccountRole.WRITABLE_SIGNER },
            { address: address(payment.to), role: AccountRole.WRITABLE },
          ],
          data,
        },
        draft,
      ),
  )
  const draft = compileTransaction(message)
  return getBase64EncodedWireTransaction(
    signed ? await partiallySignTransaction([from.keyPair], draft) : draft,
  )
}
