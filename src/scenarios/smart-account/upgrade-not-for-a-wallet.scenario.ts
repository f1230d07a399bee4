import { click, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

export const upgradeNotForAWallet = scenario({
  id: 'upgrade-not-for-a-wallet',
  title: 'A browser wallet gets neither the upgrade nor the toggle',
  tags: ['smart-account', 'settings'],
  options: { networks: ['eip155:11155111', 'eip155:1'], defaultChain: 'eip155:11155111' },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:11155111' },
    { do: 'host.open', view: 'UpgradeToSmartAccount' },
    sees('Account', ['C-279']),
    {
      expect: 'element',
      target: the('button', 'Sepolia', { exact: false, within: 'page', nth: 0 }),
    },
    click('button', 'Account Settings'),
    sees('AccountSettings'),
    { expect: 'element', target: the('button', 'Disconnect') },
    ...['Use smart account', 'Use standard account'].map((name): Step => ({
      expect: 'element',
      target: the('button', name),
      is: 'absent',
      covers: ['C-280'],
    })),
  ],
})
