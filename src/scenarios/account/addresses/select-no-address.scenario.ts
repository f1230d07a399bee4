import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'

export const selectNoAddress = scenario({
  id: 'select-no-address',
  title: 'A login without accounts cannot continue',
  tags: ['account', 'email', 'validation'],
  steps: [
    ...logIn('pair@example.com'),
    sees('SelectAddresses'),
    { expect: 'element', target: the('button', 'Continue'), is: 'enabled' },
    click('checkbox', 'Select all'),
    { expect: 'element', target: the('button', 'Continue'), is: 'disabled', covers: ['C-267'] },
    click('checkbox', '0xa0...9720', { exact: false }),
    { expect: 'element', target: the('button', 'Continue'), is: 'enabled', covers: ['C-267'] },
    click('checkbox', 'Select all'),
    {
      expect: 'element',
      target: the('checkbox', '0x23...1E8f', { exact: false }),
      is: 'checked',
      covers: ['C-147'],
    },
  ],
})
