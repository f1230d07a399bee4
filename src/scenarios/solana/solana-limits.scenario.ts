import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'
import { addSolana, bothNamespaces } from '../dsl/flows/solanaFlows.ts'
import { chooseToken, typeAmount } from '../send/sendSteps.ts'

export const solanaLimits = scenario({
  id: 'solana-limits',
  title: 'Solana has no swap and no buying, and its activity comes later',
  tags: ['solana', 'account'],
  options: bothNamespaces,
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    ...addSolana,
    ...openAccount,
    reads('500.0000 SOL'),
    {
      expect: 'element',
      target: the('button', 'Swap', { exact: false, within: 'modal' }),
      is: 'absent',
      covers: ['A-004', 'A-020', 'A-149'],
    },
    {
      expect: 'element',
      target: the('button', 'Buy crypto', { exact: false, within: 'modal' }),
      is: 'absent',
      covers: ['A-003', 'A-019', 'A-149'],
    },
    {
      expect: 'element',
      target: the('button', 'Activity', { exact: false, within: 'modal' }),
      is: 'disabled',
      covers: ['A-005'],
    },
    reads('Coming soon', ['A-005']),
    {
      expect: 'element',
      target: the('button', 'Switch address', { exact: false, within: 'modal' }),
      is: 'absent',
    },
    { do: 'host.open', view: 'Swap' },
    sees('SwitchActiveChain', ['A-004']),
    { expect: 'calls', name: 'swap.*', times: 0, covers: ['A-004'] },
    { do: 'host.open', view: 'OnRampProviders' },
    sees('SwitchActiveChain', ['A-003']),
    { do: 'host.open', view: 'WalletSend' },
    ...chooseToken('Solana SOL'),
    typeAmount('SOL', '10000'),
    { expect: 'element', target: the('button', 'Insufficient Funds'), is: 'disabled' },
    { expect: 'element', target: the('button', 'Buy'), is: 'absent', covers: ['A-003'] },
    { expect: 'calls', name: 'onramp.*', times: 0, covers: ['A-003'] },
  ],
})
