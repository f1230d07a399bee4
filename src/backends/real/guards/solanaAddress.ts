import { base58 } from '../../port/base58.ts'

/** The value if it is a Solana address (base58 of 32 bytes, which are 32 to 44 characters; open point 139), else `undefined`. */
export function solanaAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return undefined
  return base58.decode(value)?.length === 32 ? value : undefined
}
