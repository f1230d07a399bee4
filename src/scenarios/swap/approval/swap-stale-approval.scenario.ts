import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { choose, ethereum, pay, previewFrom, review, signs } from '../swapSteps.ts'

const approve = the('button', 'Approve', { within: 'modal' })
const openRequest = 'Your wallet still shows a request that you left'

export const swapStaleApproval = scenario({
  id: 'swap-stale-approval',
  title: 'With another token on screen, the approval of the first one is never signed',
  tags: ['swap', 'security', 'approval', 'rejected'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    { do: 'click', target: approve },
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    click('button', 'Cancel'),
    sees('Swap'),
    ...choose('USDC, change token', 'Tether'),
    ...pay('50'),
    ...review,
    reads('This lets the swap spend up to 50 USDT from your account.'),
    reads(openRequest),
    { expect: 'element', target: approve, is: 'disabled' },
    { do: 'wallet.reject', wallet: 'fox', message: 'User rejected the request.' },
    { expect: 'element', target: approve, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { do: 'click', target: approve },
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDT', account: 0, units: '50000000' },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
  ],
})
