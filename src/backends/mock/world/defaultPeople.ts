import { socialProviders } from '../../port/connectors.ts'
import { seededFaker } from './seededFaker.ts'
import type { Person } from './worldTypes.ts'

const base: Omit<Person, 'email' | 'accountIndexes'> = {
  deviceKnown: true,
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
}

/**
 * Returns one person per case, and one generated from the seed with every social login. An unknown
 * address that requests a code becomes a new person with a known device.
 */
export function defaultPeople(seed: number): readonly Person[] {
  const generated = seededFaker(seed, (faker) => {
    const firstName = faker.person.firstName()
    return {
      email: faker.internet.email({ firstName, provider: 'example.com' }).toLowerCase(),
      userName: faker.internet.username({ firstName }).toLowerCase(),
    }
  })
  return [
    { ...base, email: 'ada@example.com', accountIndexes: [6] },
    { ...base, email: 'new.device@example.com', accountIndexes: [7], deviceKnown: false },
    { ...base, email: 'pair@example.com', accountIndexes: [8, 9] },
    {
      ...base,
      ...generated,
      accountIndexes: [7],
      socials: [...socialProviders],
    },
  ]
}
