import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount, withoutWalletFeatures } from '../../dsl/flows/flows.ts'
import { personOf } from '../../dsl/personOf.ts'

export const profileSwitchesAccount = scenario({
  id: 'profile-switches-account',
  title: 'Profile shows the accounts and switches between them',
  tags: ['account', 'email'],
  options: withoutWalletFeatures,
  world: { people: [personOf({ email: 'pair@example.com', accountIndexes: [8, 7] })] },
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    click('button', 'Continue'),
    { expect: 'modal', open: false },
    ...openAccount,
    { expect: 'element', target: the('button', 'Profile'), covers: ['C-126'] },
    click('button', 'Profile'),
    sees('Profile'),
    { expect: 'title', is: null, covers: ['C-069'] },
    { expect: 'element', target: the('heading', '0x23...1E8f'), covers: ['C-135'] },
    click('button', 'Copy address'),
    { expect: 'clipboard', text: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f', covers: ['C-135'] },
    reads('Your accounts', ['C-137']),
    click('button', '0x14...9955'),
    { expect: 'element', target: the('heading', '0x14...9955'), covers: ['C-135', 'C-007'] },
    { expect: 'element', target: the('button', '0x14...9955 Active'), covers: ['C-137'] },
    sees('Profile'),
    click('button', 'Account Settings'),
    sees('AccountSettings', ['C-136']),
    { expect: 'element', target: the('heading', '0x14...9955'), covers: ['C-138'] },
  ],
})
