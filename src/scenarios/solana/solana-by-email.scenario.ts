import { click, reads, scenario, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { bothNamespaces, hostButton, solanaId } from '../dsl/flows/solanaFlows.ts'

export const solanaByEmail = scenario({
  id: 'solana-by-email',
  title: 'An e-mail login has a Solana account, without swap, buying and activity',
  tags: ['solana', 'email', 'account'],
  options: { ...bothNamespaces, defaultChain: solanaId },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    ...openAccount,
    reads('AKnL...RSZ9', ['C-129']),
    {
      expect: 'element',
      target: the('button', 'Swap', { exact: false, within: 'modal' }),
      is: 'absent',
      covers: ['A-004'],
    },
    {
      expect: 'element',
      target: the('button', 'Buy', { exact: false, within: 'modal' }),
      is: 'absent',
      covers: ['A-003'],
    },
    click('tab', 'Activity'),
    reads('Coming soon', ['A-005']),
    { do: 'host.close' },
    { do: 'reload' },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
    ...openAccount,
  ],
})
