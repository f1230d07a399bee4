import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review } from '../sendSteps.ts'

export const sendSourcesDisagree = scenario({
  id: 'send-sources-disagree',
  title: "The wallet's node exposes a node that reports a wrong token",
  tags: ['send', 'security', 'fault', 'tokens', 'incident', 'stopped'],
  steps: [
    ...openSendByHost,
    ...review('USD Coin', 'USDC', '25', recipients[3]),
    {
      do: 'fault.add',
      rule: {
        target: 'chain.eth_call',
        when: { always: true },
        // Of both reads: 18 decimals, and no symbol.
        effect: { kind: 'patch', set: { result: `0x${'12'.padStart(64, '0')}` } },
      },
    },
    click('button', 'Send', { within: 'modal' }),
    reads('Two sources disagree about this token.'),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 0 },
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'USDC', account: 3, changedBy: '0' },
  ],
})
