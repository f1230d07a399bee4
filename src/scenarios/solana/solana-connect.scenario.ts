import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces } from '../dsl/flows/solanaFlows.ts'

export const solanaConnect = scenario({
  id: 'solana-connect',
  title: 'A Solana wallet connects and shows its address, balance and explorer link',
  tags: ['solana', 'connect', 'happy'],
  options: bothNamespaces,
  steps: [
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['Emberfox Installed', 'Sol Harbor Installed'],
      within: 'modal',
    },
    click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
    sees('ConnectingExternal'),
    reads('Continue in Sol Harbor', ['C-096']),
    { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { name: 'Sol Harbor' } },
    ...openAccount,
    reads('AKnL...RSZ9', ['C-129', 'C-271']),
    reads('500.0000 SOL', ['C-130']),
    {
      expect: 'link',
      target: the('link', 'Block Explorer', { exact: false }),
      href: 'https://solscan.io/address/AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
      newTab: true,
      covers: ['C-131'],
    },
    click('button', 'Copy address', { exact: false }),
    { expect: 'clipboard', text: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9' },
  ],
})
