import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSend } from '../sendSteps.ts'

export const sendNoTokens = scenario({
  id: 'send-no-tokens',
  title: 'The token list of Send is empty, or fails to load',
  tags: ['send', 'tokens', 'fault', 'empty'],
  steps: [
    {
      do: 'fault.add',
      rule: {
        target: 'balances.balances',
        when: { always: true },
        effect: { kind: 'status', status: 503 },
      },
    },
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    reads('Failed to fetch token balance', ['A-169']),
    { expect: 'element', target: the('button', 'Ether ETH', { exact: false }) },
    { do: 'fault.clear' },
    {
      do: 'fault.add',
      rule: {
        target: 'balances.balances',
        when: { always: true },
        effect: { kind: 'malformed', body: '{"balances":[]}' },
      },
    },
    click('button', 'Try again'),
    reads('No tokens found', ['A-062']),
    reads('Your tokens will appear here', ['A-062']),
  ],
})
