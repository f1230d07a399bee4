import { click, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccount, openModal } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

const leave: readonly Step[] = [
  ...openAccount,
  click('button', 'Disconnect'),
  { expect: 'modal', open: false },
]

export const recentWallets = scenario({
  id: 'recent-wallets',
  title: 'The two wallets used last come first, the newest on top',
  tags: ['wallets'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...leave,
    ...connectWallet('Orbit Pocket', 'orbit'),
    ...leave,
    ...connectWallet('Harborlight', 'harbor'),
    ...leave,
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['Harborlight Recent', 'Orbit Pocket Recent', 'Emberfox Installed'],
      covers: ['C-081', 'C-353'],
    },
    {
      expect: 'element',
      target: { role: 'button', name: 'Recent', exact: false },
      count: 2,
      covers: ['C-353'],
    },
  ],
})
