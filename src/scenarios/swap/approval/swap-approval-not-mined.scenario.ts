import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { approveWithoutBlock, ethereum, previewAgain, review, signs } from '../swapSteps.ts'

const notConfirmed = 'Your approval is not confirmed yet'
const approving = the('button', 'Approving...')

export const swapApprovalNotMined = scenario({
  id: 'swap-approval-not-mined',
  title: 'An approval that is not mined after 25 seconds is shown as pending and not sent twice',
  tags: ['swap', 'approval', 'pending', 'timer'],
  steps: [
    ...approveWithoutBlock,
    { do: 'run', ms: 24_000 },
    { expect: 'text', text: notConfirmed, absent: true },
    { do: 'run', ms: 1_000 },
    reads(notConfirmed, ['A-183']),
    { expect: 'element', target: approving, is: 'disabled' },
    click('button', 'Cancel'),
    sees('Swap'),
    ...review,
    reads(notConfirmed),
    { do: 'host.close' },
    ...previewAgain,
    reads(notConfirmed),
    { expect: 'element', target: approving, is: 'disabled' },
    click('button', 'Approve again'),
    { expect: 'element', target: the('button', 'Approve'), is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    { do: 'chain.automine', chainId: ethereum, on: true },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 2 },
  ],
})
