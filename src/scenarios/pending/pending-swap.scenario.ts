import { click, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { approveWithoutBlock, previewAgain, signs } from '../swap/swapSteps.ts'
import { ethereum, noLine } from './pendingSteps.ts'

export const pendingSwap = scenario({
  id: 'pending-swap',
  title: 'A late approval has a line, and then the swap has its own',
  tags: ['pending', 'swap', 'approval', 'mobile'],
  device: 'android',
  steps: [
    ...approveWithoutBlock,
    { do: 'host.close' },
    ...openAccount,
    reads('Approving 100 USDC'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(2) },
    reads('Approved 100 USDC'),
    click('button', 'Dismiss: Approved 100 USDC'),
    noLine,
    { do: 'host.close' },
    ...previewAgain,
    click('button', 'Swap'),
    signs,
    { do: 'run', ms: seconds(25) },
    sees('Account', ['A-183']),
    reads('Swapping 100 USDC for 0.031 ETH'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(4) },
    reads('Swapped 100 USDC for 0.031 ETH'),
  ],
})
