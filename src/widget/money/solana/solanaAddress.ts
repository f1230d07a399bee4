import { base58 } from '../../../backends/port/base58.ts'

/** Bytes of a public key. */
const keyLength = 32

/** The public key behind a base58 text of Solana; `undefined` when it is not one of 32 bytes. */
export function solanaAddress(text: string): Uint8Array | undefined {
  const bytes = base58.decode(text)
  return bytes?.length === keyLength ? bytes : undefined
}
