import { base58 } from '../../../backends/port/base58.ts'

/** The length of a public key in bytes. */
const keyLength = 32

/** Returns the public key of a base58 address of Solana; `undefined` unless it has 32 bytes. */
export function solanaAddress(text: string): Uint8Array | undefined {
  const bytes = base58.decode(text)
  return bytes?.length === keyLength ? bytes : undefined
}
