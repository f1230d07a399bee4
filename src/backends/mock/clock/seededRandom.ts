import type { Random } from '../../port/random.ts'

/** Creates seeded randomness: the same seed returns the same numbers (the mulberry32 generator). */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('')

  return {
    next,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + below(4)).toString(16)}${hex(3)}-${hex(12)}`,
    id: () => Array.from({ length: 7 }, () => below(36).toString(36)).join(''),
  }
}
