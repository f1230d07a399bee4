import type { Random } from '../../port/random.ts'

/** Ids that count up. */
export function countingRandom(): Random {
  let last = 0
  return {
    next: () => 0.5,
    uuid: () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`,
    id: () => `id${++last}`,
  }
}
