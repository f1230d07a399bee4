import { scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const swapSwitchedOff = scenario({
  id: 'swap-switched-off',
  title: 'With swaps off, nothing leads to a swap',
  tags: ['swap', 'options'],
  options: { enableSwaps: false },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    { expect: 'element', target: the('button', 'Swap'), is: 'absent', covers: ['A-020', 'C-027'] },
    { do: 'host.open', view: 'Swap' },
    sees('Account'),
    { expect: 'calls', name: 'swap.tokens', times: 0 },
  ],
})
