/** The field of Ed25519, and the constant of its curve −x² + y² = 1 + d·x²·y². */
const p = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Returns whether 32 bytes are a point of Ed25519, and so possibly someone's key. An account of a
 * program must not be one.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  const encoded = bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const y = encoded & (2n ** 255n - 1n)
  const ySquared = (y * y) % p
  // x² = u / v; it is a square when u·v is, for u·v = (u / v)·v².
  const u = (ySquared - 1n + p) % p
  const v = (d * ySquared + 1n) % p
  const product = (u * v) % p
  return product === 0n || power(product, (p - 1n) / 2n) === 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % p
    factor = (factor * factor) % p
  }
  return result
}
