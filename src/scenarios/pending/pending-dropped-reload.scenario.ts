import { reads, scenario, seconds } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { askWhy } from '../send/sendSteps.ts'
import { ethereum, sendWithoutBlock } from './pendingSteps.ts'

export const pendingDroppedReload = scenario({
  id: 'pending-dropped-reload',
  title: 'A transfer that is replaced while the page is closed is shown as replaced',
  tags: ['pending', 'send', 'replaced', 'reload'],
  steps: [
    ...sendWithoutBlock,
    { do: 'chain.replace', chainId: ethereum, how: 'cancel' },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'reload' },
    { do: 'run', ms: seconds(25) },
    ...openAccount,
    { do: 'run', ms: seconds(16) },
    reads('Transaction replaced: 1 ETH'),
    askWhy,
    reads('Another transaction from your wallet took its place'),
  ],
})
