import { reads, scenario, seconds } from '../../dsl/builders.ts'
import { hostPays } from '../../chains/hostPays.ts'
import { notVisible } from '../../pending/pendingSteps.ts'
import { askWhy, openSendByHost, recipients, review, sendByWallet, started } from '../sendSteps.ts'

export const sendDropped = scenario({
  id: 'send-dropped',
  title: 'A transfer that the node drops is not visible until another one uses its nonce',
  tags: ['send', 'chain', 'dropped', 'replaced'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...sendByWallet,
    ...started,
    { do: 'chain.drop', chainId: 'eip155:1' },
    { do: 'run', ms: seconds(26) },
    reads('Sending 1 ETH'),
    reads(notVisible),
    { expect: 'noToast' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
    ...hostPays('0x1'),
    { do: 'chain.mine', chainId: 'eip155:1' },
    { do: 'run', ms: seconds(16) },
    reads('Transaction replaced: 1 ETH'),
    askWhy,
    reads('Another transaction from your wallet took its place'),
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
  ],
})
