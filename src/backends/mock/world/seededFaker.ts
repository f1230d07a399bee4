import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/en'

/**
 * Generates data from a seed: the same seed and the same function return the same result. The generator is seeded again for every call, so
 * results do not depend on the order of calls.
 */
export function seededFaker<T>(seed: number, draw: (faker: Faker) => T): T {
  faker.seed(seed)
  return draw(faker)
}
