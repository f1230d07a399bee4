import { reads, scenario } from '../../dsl/builders.ts'
import { askWhy, openSend, recipients, review, sender, sendIt, started } from '../sendSteps.ts'

export const sendReplaced = scenario({
  id: 'send-replaced',
  title: 'A transfer that its owner cancels is shown as replaced',
  tags: ['send', 'chain', 'replaced', 'error'],
  steps: [
    ...openSend,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: 'eip155:1', on: false },
    ...sendIt,
    ...started,
    { do: 'chain.replace', chainId: 'eip155:1', how: 'cancel' },
    { do: 'chain.automine', chainId: 'eip155:1', on: true },
    // The pipeline waits for 25 s; two looks 10 s apart have to agree.
    { do: 'run', ms: 41_000 },
    reads('Transaction replaced: 1 ETH'),
    askWhy,
    reads('Another transaction from your wallet took its place'),
    { expect: 'noToast' },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
  ],
})
