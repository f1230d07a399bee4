import { click, reads, scenario } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, hostButton } from '../dsl/flows/solanaFlows.ts'

export const solanaRejected = scenario({
  id: 'solana-rejected',
  title: 'A Solana wallet declines, is asked again and approves',
  tags: ['solana', 'connect', 'error'],
  options: bothNamespaces,
  steps: [
    ...openModal,
    click('button', 'Sol Harbor', { exact: false, within: 'modal' }),
    { do: 'wallet.reject', wallet: 'sol' },
    reads('Connection declined', ['C-098', 'C-336']),
    {
      expect: 'analytics',
      event: 'CONNECT_ERROR',
      properties: { message: 'User rejected the request.' },
    },
    click('button', 'Try again'),
    { do: 'wallet.approve', wallet: 'sol', method: 'standard:connect' },
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('AKnL...HaRSZ9') },
  ],
})
