import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const upgradeLater = scenario({
  id: 'upgrade-later',
  title: 'The visitor postpones the smart account and keeps the EOA',
  tags: ['smart-account', 'email'],
  options: { defaultChain: 'eip155:8453' },
  steps: [
    ...logIn('ada@example.com'),
    sees('UpgradeToSmartAccount', ['C-185']),
    click('button', 'Do it later'),
    sees('Account', ['C-159']),
    { expect: 'calls', name: 'frame.setPreferredAccount', times: 0 },
    { expect: 'activeAccount', chainId: 'eip155:8453', type: 'eoa' },
  ],
})
