import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { approveWithoutBlock, ethereum, signs } from '../swapSteps.ts'

export const swapApprovalMinedLate = scenario({
  id: 'swap-approval-mined-late',
  title: 'The approval waits 12 seconds for its block, and the wallet is not asked again',
  tags: ['swap', 'approval', 'pending', 'timer'],
  steps: [
    ...approveWithoutBlock,
    { expect: 'noToast' },
    { do: 'run', ms: 12_000 },
    { expect: 'element', target: the('button', 'Approving...'), is: 'busy' },
    { expect: 'calls', name: 'swap.allowance', times: 1, covers: ['A-121'] },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: 1_000 },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    { do: 'chain.automine', chainId: ethereum, on: true },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '-100000000',
    },
  ],
})
