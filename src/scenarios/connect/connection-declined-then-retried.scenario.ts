import { click, reads, scenario } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'

export const connectionDeclinedThenRetried = scenario({
  id: 'connection-declined-then-retried',
  title: 'The wallet declines, then approves a second try',
  tags: ['connect', 'wallets', 'error', 'retry'],
  steps: [
    ...openModal,
    click('button', 'Emberfox', { exact: false }),
    { do: 'wallet.reject', wallet: 'fox' },
    reads('Connection declined', ['C-098', 'C-336']),
    reads('Connection can be declined if a previous request is still active', ['C-336']),
    {
      expect: 'analytics',
      event: 'CONNECT_ERROR',
      properties: { message: 'User rejected the request.' },
      times: 1,
      covers: ['C-310'],
    },
    click('button', 'Try again'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_requestAccounts' },
    { expect: 'text', text: 'Connection declined', absent: true, covers: ['C-208'] },
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-210'] },
    { expect: 'calls', name: 'wallet.eth_requestAccounts', times: 2 },
    ...openAccount,
  ],
})
