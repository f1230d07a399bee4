import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openSend, recipients, sendIt, started, typeAmount, typeRecipient } from '../sendSteps.ts'

export const sendWithoutBalanceService = scenario({
  id: 'send-without-balance-service',
  title: 'While the balance service is down, the coin can be sent with its balance from the chain',
  tags: ['send', 'tokens', 'fault', 'chain'],
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
    click('button', 'Ether ETH', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    { expect: 'text', text: 'No price', absent: true },
    click('button', 'Max'),
    { expect: 'element', target: the('button', 'Add Address'), is: 'disabled' },
    typeAmount('ETH', '0'),
    { expect: 'element', target: the('button', 'Incorrect Value'), is: 'disabled' },
    typeAmount('ETH', '1.5'),
    reads('No price'),
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'text', text: '$', absent: true },
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1500000000000000000' },
  ],
})
