import { base58 } from '../../../../port/base58.ts'

/** Returns a message as text, or as base58 if its bytes are no text. */
export function solanaText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return base58.encode(bytes)
    throw error
  }
}
