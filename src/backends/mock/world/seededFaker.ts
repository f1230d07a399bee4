import type { Faker } from '@faker-js/faker'
import { faker } from '@faker-js/faker/locale/en'

/**
 * Draws something from a seed: the same seed and the same drawing give the same result. The
 * generator is seeded again for every drawing, so drawings do not depend on each other's order.
 */
export function seededFaker<T>(seed: number, draw: (faker: Faker) => T): T {
  faker.seed(seed)
  return draw(faker)
}
