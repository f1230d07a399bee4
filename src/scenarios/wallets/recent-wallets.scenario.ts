import { click, scenario } from '../dsl/builders.ts'
import { connectWallet, openAccountOf, openModal } from '../dsl/flows/flows.ts'
import type { Step } from '../dsl/step.ts'

const leave = (name: string): readonly Step[] => [
  ...openAccountOf(name),
  click('button', 'Disconnect'),
  { expect: 'modal', open: false },
]

export const recentWallets = scenario({
  id: 'recent-wallets',
  title: 'The two wallets used last come first, the newest on top',
  tags: ['wallets'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...leave('0xf3...b92266'),
    ...connectWallet('Orbit Pocket', 'orbit'),
    ...leave('orbit.pocket.eth'),
    ...connectWallet('Harborlight', 'harbor'),
    ...leave('...'),
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
