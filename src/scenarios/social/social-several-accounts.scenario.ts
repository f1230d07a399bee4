import { scenario } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialSeveralAccounts = scenario({
  id: 'social-several-accounts',
  title: 'A person with several accounts logs in with GitHub',
  tags: ['social', 'account'],
  options: withSocials('github'),
  world: {
    people: [
      {
        email: 'twin@example.com',
        userName: 'twin',
        socials: ['github'],
        accountIndexes: [8, 9],
        deviceKnown: true,
        smartAccountDeployed: false,
        preferredAccountType: 'eoa',
      },
    ],
  },
  steps: [
    ...chooseSocial('Continue with GitHub'),
    { do: 'social.continue', email: 'twin@example.com' },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'social' }, times: 1 },
    { expect: 'view', is: 'SelectAddresses', covers: ['C-216'] },
  ],
})
