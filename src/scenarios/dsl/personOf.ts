import type { Person } from '../../backends/mock/world/worldTypes.ts'

/** A person with a login, built from the few facts that a scenario sets. Defaults: a known device and the first free account. */
export function personOf(facts: Pick<Person, 'email'> & Partial<Person>): Person {
  return {
    accountIndexes: [6],
    deviceKnown: true,
    smartAccountDeployed: false,
    preferredAccountType: 'eoa',
    ...facts,
  }
}
