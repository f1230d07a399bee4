import type { Person } from '../../backends/mock/world/worldTypes.ts'

/** Somebody with a login from the few facts a scenario cares about: a known device, the first free account. */
export function personOf(facts: Pick<Person, 'email'> & Partial<Person>): Person {
  return {
    accountIndexes: [6],
    deviceKnown: true,
    smartAccountDeployed: false,
    preferredAccountType: 'eoa',
    ...facts,
  }
}
