import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, pay, previewFrom, review, signs } from '../swapSteps.ts'

const approve = the('button', 'Approve', { within: 'modal' })

export const swapLateApproval = scenario({
  id: 'swap-late-approval',
  title: 'A late approval is reported and does not replace the one on screen',
  tags: ['swap', 'security', 'approval', 'events'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    { do: 'click', target: approve },
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    click('button', 'Cancel'),
    ...pay('250'),
    ...review,
    reads('This lets the swap spend up to 250 USDC from your account.'),
    { expect: 'element', target: approve, is: 'disabled' },
    signs,
    {
      expect: 'toast',
      text: 'Your wallet approved the earlier request: the swap may take 100 USDC',
      variant: 'success',
    },
    sees('SwapPreview'),
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    { expect: 'element', target: approve, is: 'enabled' },
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
    { do: 'click', target: approve },
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '250000000' },
  ],
})
