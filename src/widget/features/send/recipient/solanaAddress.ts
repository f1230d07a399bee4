const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes of a public key. */
const keyLength = 32

/** The public key behind a base58 text of Solana; `undefined` when it is not one of 32 bytes. */
export function solanaAddress(text: string): Uint8Array | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  const body: number[] = []
  for (; value > 0n; value /= 256n) body.unshift(Number(value % 256n))
  const bytes = Uint8Array.from([...Array<number>(zeros).fill(0), ...body])
  return bytes.length === keyLength ? bytes : undefined
}
