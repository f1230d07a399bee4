import { reads, scenario } from '../../dsl/builders.ts'
import { askWhy, openSend, recipients, review, sender, sendIt, started } from '../sendSteps.ts'

export const sendReverted = scenario({
  id: 'send-reverted',
  title: 'A transfer that the network reverts is shown as failed',
  tags: ['send', 'chain', 'reverted', 'error'],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '100', recipients[3]),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...sendIt,
    ...started,
    {
      do: 'chain.setTokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: sender,
      units: '5',
    },
    { do: 'chain.mine', chainId: 'eip155:1' },
    { do: 'run', ms: 3000 },
    reads('Failed to send 100 USDC'),
    askWhy,
    reads('The network rejected it. Nothing was moved, but you paid the network fee.'),
    { expect: 'noToast' },
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'USDC', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
  ],
})
