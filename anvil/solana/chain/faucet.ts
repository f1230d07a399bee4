import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import {
  AccountRole,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getAddressDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Blockhash,
  type SignatureBytes,
} from '@solana/kit'
import { systemProgram } from '../systemProgram.ts'

/** The bytes before the 32 bytes of an Ed25519 seed in PKCS #8. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
/** The byte of which the seed of the faucet is 32 copies. It is a PUBLIC TEST KEY. */
const seedByte = 250

/** The payer of airdrops: an ordinary account of the local chain. */
export interface Faucet {
  readonly address: Address
  /** Returns a signed transfer, as wire bytes. */
  payment(to: Address, lamports: bigint, blockhash: string): Uint8Array
}

export function createFaucet(): Faucet {
  const key = createPrivateKey({
    key: Buffer.concat([prefix, Buffer.alloc(32, seedByte)]),
    format: 'der',
    type: 'pkcs8',
  })
  // The last 32 bytes of the public half are the key itself.
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  const from = getAddressDecoder().decode(publicKey)

  return {
    address: from,
    payment(to, lamports, blockhash) {
      const data = new Uint8Array(12)
      const view = new DataView(data.buffer)
      view.setUint32(0, 2, true)
      view.setBigUint64(4, lamports, true)
      const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n }
      const message = pipe(
        createTransactionMessage({ version: 'legacy' }),
        (draft) => setTransactionMessageFeePayer(from, draft),
        (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
        (draft) =>
          appendTransactionMessageInstruction(
            {
              programAddress: systemProgram,
              accounts: [
                { address: from, role: AccountRole.WRITABLE_SIGNER },
                { address: to, role: AccountRole.WRITABLE },
              ],
              data,
            },
            draft,
          ),
      )
      const draft = compileTransaction(message)
      const signature = new Uint8Array(sign(null, new Uint8Array(draft.messageBytes), key))
      const signed = { ...draft, signatures: { [from]: signature as SignatureBytes } }
      return new Uint8Array(getTransactionEncoder().encode(signed))
    },
  }
}
