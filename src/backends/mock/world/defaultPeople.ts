import { seededFaker } from './seededFaker.ts'
import type { Person } from './worldTypes.ts'

const base: Omit<Person, 'email' | 'accountIndexes'> = {
  deviceKnown: true,
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
}

/**
 * People by the case they stand for, and one drawn from the seed with every social login. Anybody
 * else who asks for a code is taken in as a new person with a device that is known.
 */
export function defaultPeople(seed: number): readonly Person[] {
  const drawn = seededFaker(seed, (faker) => {
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
      ...drawn,
      accountIndexes: [7],
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    },
  ]
}
