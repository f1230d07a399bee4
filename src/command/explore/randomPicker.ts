import { createSeededRandom } from '../../backends/mock/clock/seededRandom.ts'

/** The random decisions of a run, determined by its seed. */
export interface RandomPicker {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number
  /** True with this probability. */
  happens(probability: number): boolean
  /** One of them. Throws when the list is empty. */
  pick<T>(from: readonly T[]): T
}

/** Creates the random decisions of one run. */
export function createRandomPicker(seed: number): RandomPicker {
  const random = createSeededRandom(seed)
  const below = (limit: number) => Math.floor(random.next() * limit)
  return {
    below,
    happens: (probability) => random.next() < probability,
    pick(from) {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('There is nothing to choose from.')
      return one
    },
  }
}
