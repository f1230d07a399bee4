const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 as Bitcoin and Solana use it: each leading zero byte is a leading `1`. */
export const base58 = {
  encode(bytes: Uint8Array): string {
    let value = 0n
    for (const byte of bytes) value = value * 256n + BigInt(byte)
    let text = ''
    for (; value > 0n; value /= 58n) text = ALPHABET.charAt(Number(value % 58n)) + text
    const zeros = bytes.findIndex((byte) => byte !== 0)
    return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
  },
  /**
   * Returns the bytes; `undefined` for text that is not base58 or is longer than 2 000 characters.
   */
  decode(text: unknown): Uint8Array | undefined {
    if (typeof text !== 'string' || text.length > 2_000) return undefined
    let value = 0n
    for (const letter of text) {
      const digit = ALPHABET.indexOf(letter)
      if (digit < 0) return undefined
      value = value * 58n + BigInt(digit)
    }
    const bytes: number[] = []
    for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
    const zeros = text.length - text.replace(/^1+/, '').length
    return new Uint8Array([...Array<number>(zeros).fill(0), ...bytes])
  },
}
