import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review } from '../sendSteps.ts'

export const sendBlockedToken = scenario({
  id: 'send-blocked-token',
  title: 'The preview says that the issuer of a token has blocked the transfer',
  tags: ['send', 'tokens', 'error', 'fault'],
  faults: [
    {
      id: 'blocked',
      target: 'chain.eth_simulateV1',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          'result.0.calls.1.status': '0x0',
          'result.0.calls.1.error': {
            code: 3,
            message: 'execution reverted: Blacklistable: account is blacklisted',
          },
        },
      },
    },
  ],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '10', recipients[3]),
    reads('This transfer would fail'),
    reads("The token's issuer has blocked one of the two accounts, or all transfers."),
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
  ],
})
