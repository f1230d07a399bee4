/** Random values for property tests, the same for each seed. */
export interface Draws {
  /** A whole number below `limit`. */
  below(limit: number): number
  /** A whole number with up to this many digits; small ones are as likely as huge ones. */
  digits(most: number): bigint
  /** Decimal text with up to this many digits before and after the point. */
  decimal(whole: number, fraction: number): string
  /** One of these. */
  pick<T>(from: readonly [T, ...T[]]): T
}

/** 10,000 cases of a property, drawn from a seed with xorshift. */
export function* seededCases(seed: number, count = 10_000): Generator<Draws> {
  let state = seed
  function next(): number {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const below = (limit: number) => next() % limit
  const digits = (most: number) => {
    let text = ''
    for (let length = below(most + 1); length > 0; length -= 1) text += below(10)
    return BigInt(text || '0')
  }
  const draws: Draws = {
    below,
    digits,
    decimal(whole, fraction) {
      const places = below(fraction + 1)
      const part = String(digits(places)).padStart(places, '0').slice(0, places)
      return part === '' ? String(digits(whole)) : `${digits(whole)}.${part}`
    },
    pick: (from) => from[below(from.length)] ?? from[0],
  }
  for (let at = 0; at < count; at += 1) yield draws
}
