import type { Random } from '../../port/random.ts'

/** The platform's randomness. Ids are cryptographically random, because replies are matched by them. */
export function createSystemRandom(): Random {
  return {
    next: () => Math.random(),
    uuid: () => toUuid(crypto.getRandomValues(new Uint8Array(16))),
    id: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        (byte % 36).toString(36),
      ).join(''),
  }
}

/**
 * Writes bytes as a UUID of RFC 9562, version 4. `crypto.randomUUID` is missing on plain-http
 * pages, `getRandomValues` is not.
 */
function toUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return [8, 12, 16, 20, 32]
    .map((end, at, ends) => hex.slice(at === 0 ? 0 : ends[at - 1], end))
    .join('-')
}
