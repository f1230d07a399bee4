import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { approveWithoutBlock, ethereum, previewAgain, signs } from '../swapSteps.ts'

const notConfirmed = 'Your approval is not confirmed yet'

export const swapApprovalReload = scenario({
  id: 'swap-approval-reload',
  title: 'An approval without a block is still pending after a reload, and not sent twice',
  tags: ['swap', 'approval', 'pending', 'mobile'],
  device: 'android',
  steps: [
    ...approveWithoutBlock,
    { do: 'run', ms: 5_000 },
    { do: 'reload' },
    ...previewAgain,
    reads(notConfirmed),
    { expect: 'element', target: the('button', 'Approving...'), is: 'disabled' },
    { expect: 'element', target: the('button', 'Approve'), is: 'absent' },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: 10_000 },
    { expect: 'text', text: notConfirmed, absent: true },
    { do: 'chain.automine', chainId: ethereum, on: true },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 2 },
  ],
})
