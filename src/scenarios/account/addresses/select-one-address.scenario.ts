import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount, withoutWalletFeatures } from '../../dsl/flows/flows.ts'
import { personOf } from '../../dsl/personOf.ts'

export const selectOneAddress = scenario({
  id: 'select-one-address',
  title: 'The visitor shares only the second of two accounts, also after a reload',
  tags: ['account', 'email'],
  options: withoutWalletFeatures,
  world: { people: [personOf({ email: 'pair@example.com', accountIndexes: [8, 7] })] },
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    click('checkbox', '0x23...1E8f', { exact: false }),
    { expect: 'element', target: the('checkbox', 'Select all'), is: 'enabled' },
    click('button', 'Continue'),
    { expect: 'modal', open: false, covers: ['C-220'] },
    ...openAccount,
    reads('0x14...9955', ['C-220']),
    { expect: 'element', target: the('button', 'Profile'), is: 'absent', covers: ['C-126'] },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', '0x14...3d9955', { exact: false, within: 'page', nth: 0 }),
    },
    ...openAccount,
    reads('0x14...9955', ['C-220']),
  ],
})
