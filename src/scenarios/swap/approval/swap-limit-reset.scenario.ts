import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, previewFrom, signs } from '../swapSteps.ts'

export const swapLimitReset = scenario({
  id: 'swap-limit-reset',
  title: 'The old USDT allowance is reset to zero, approved again and swapped',
  tags: ['swap', 'approval', 'token'],
  steps: [
    { do: 'chain.setAllowance', chainId: ethereum, token: 'USDT', account: 0, units: '5000000' },
    ...previewFrom('Tether', '50'),
    reads('The old USDT limit has to be set back to zero before you approve the new one.'),
    click('button', 'Approve'),
    { expect: 'toast', text: 'Set the old limit back to zero in your wallet', variant: 'loading' },
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDT', account: 0, units: '0' },
    reads('This lets the swap spend up to 50 USDT from your account.'),
    click('button', 'Approve'),
    { expect: 'toast', text: 'Approve USDT spending in your wallet', variant: 'loading' },
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDT', account: 0, units: '50000000' },
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDT',
      account: 0,
      changedBy: '-50000000',
    },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 3 },
  ],
})
