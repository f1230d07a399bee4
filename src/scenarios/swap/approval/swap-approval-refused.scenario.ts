import { click, scenario, the } from '../../dsl/builders.ts'
import { ethereum, fails, previewFrom, signs } from '../swapSteps.ts'

export const swapApprovalRefused = scenario({
  id: 'swap-approval-refused',
  title: 'An approval that the token answers with false is shown as failed and offered again',
  tags: ['swap', 'approval', 'chain', 'security'],
  steps: [
    { do: 'chain.setTokenCode', chainId: ethereum, token: 'USDC', code: 'refusing' },
    ...previewFrom('USD Coin', '100'),
    click('button', 'Approve'),
    signs,
    fails('The approval failed on the network. Nothing was approved.'),
    { expect: 'element', target: the('button', 'Approve'), is: 'enabled' },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    { do: 'chain.setTokenCode', chainId: ethereum, token: 'USDC', code: 'standard' },
    click('button', 'Approve'),
    signs,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
  ],
})
