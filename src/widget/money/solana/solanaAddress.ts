import { base58 } from '../../../backends/port/base58.ts'

/** Bytes of a public key. */
const keyLength = 32

/** The public key of a base58 address of Solana; `undefined` unless it has 32 bytes. */
export function solanaAddress(text: string): Uint8Array | undefined {
  const bytes = base58.decode(text)
  return bytes?.length === keyLength ? bytes : undefined
}
