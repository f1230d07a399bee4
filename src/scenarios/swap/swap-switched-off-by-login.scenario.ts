import { scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const swapSwitchedOffByLogin = scenario({
  id: 'swap-switched-off-by-login',
  title: 'With swaps off, an e-mail login shows the other three buttons',
  tags: ['swap', 'options', 'email', 'account'],
  options: { enableSwaps: false },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    {
      expect: 'order',
      role: 'button',
      names: ['Buy', 'Receive', 'Send'],
      covers: ['A-010'],
    },
    { expect: 'element', target: the('button', 'Swap'), is: 'absent', covers: ['A-010'] },
    { do: 'host.open', view: 'Swap' },
    sees('Account'),
  ],
})
