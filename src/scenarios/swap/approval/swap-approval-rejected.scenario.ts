import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, fails, previewFrom, signs } from '../swapSteps.ts'

export const swapApprovalRejected = scenario({
  id: 'swap-approval-rejected',
  title: 'The wallet rejects the approval of a swap, then approves it',
  tags: ['swap', 'approval', 'error', 'retry'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    click('button', 'Approve'),
    { do: 'wallet.reject', wallet: 'fox', message: 'User rejected the request.' },
    fails('User rejected the request.'),
    sees('SwapPreview'),
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 0 },
    click('button', 'Approve'),
    { do: 'wallet.reject', wallet: 'fox', message: '' },
    fails('Transaction error', ['A-175']),
    click('button', 'Approve'),
    signs,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
  ],
})
