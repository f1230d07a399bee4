import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount, withoutWalletFeatures } from '../../dsl/flows/flows.ts'

export const selectAllAddresses = scenario({
  id: 'select-all-addresses',
  title: 'A login with two accounts takes both, the first is active',
  tags: ['account', 'email', 'happy'],
  options: withoutWalletFeatures,
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses', ['C-184', 'C-216']),
    { expect: 'title', is: 'Select accounts', covers: ['C-054'] },
    { expect: 'element', target: the('checkbox'), count: 3, covers: ['C-147'] },
    {
      expect: 'element',
      target: the('checkbox', 'Select all'),
      is: 'checked',
      covers: ['C-147', 'C-219'],
    },
    {
      expect: 'element',
      target: the('checkbox', '0x23...1E8f', { exact: false }),
      is: 'checked',
      covers: ['C-219'],
    },
    {
      expect: 'element',
      target: the('checkbox', '0xa0...9720', { exact: false }),
      is: 'checked',
      covers: ['C-219'],
    },
    { expect: 'order', role: 'button', names: ['Cancel', 'Continue'], covers: ['C-147'] },
    click('button', 'Continue'),
    { expect: 'modal', open: false, covers: ['C-220'] },
    ...openAccount,
    reads('0x23...1E8f', ['C-220']),
    click('button', 'Profile'),
    sees('Profile'),
    {
      expect: 'order',
      role: 'button',
      names: ['0x23...1E8f Active', '0xa0...9720'],
      covers: ['C-137', 'C-220'],
    },
  ],
})
