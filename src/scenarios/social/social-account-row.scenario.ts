import { reads, scenario } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { chooseSocial } from '../dsl/flows/socialFlows.ts'
import { personOf } from '../dsl/personOf.ts'

export const socialAccountRow = scenario({
  id: 'social-account-row',
  title: 'A Google login shows its name in the account',
  tags: ['social', 'account'],
  options: { auth: { socials: ['google'], walletFeatures: false } },
  world: {
    people: [personOf({ email: 'ada@example.com', userName: 'Ada Quill', socials: ['google'] })],
  },
  steps: [
    ...chooseSocial('Continue with Google'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('Ada Quill', ['C-133']),
  ],
})
