import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review, sender, sendIt, started } from '../sendSteps.ts'

export const sendTokenThatKeepsAPart = scenario({
  id: 'send-token-that-keeps-a-part',
  title: 'The preview of a token with a transfer fee shows the amount that arrives',
  tags: ['send', 'chain', 'tokens', 'security'],
  steps: [
    ...openSend,
    ...review('Toll Token', 'TOLL', '10', recipients[3]),
    reads('This token takes a fee on every transfer'),
    reads('Recipient gets 9.9 TOLL'),
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: 3,
      changedBy: '9900000000000000000',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: sender,
      changedBy: '-10000000000000000000',
    },
  ],
})
