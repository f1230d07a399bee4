import { click, scenario, sees } from '../../dsl/builders.ts'
import { ethereum, fails, previewFrom, signs } from '../swapSteps.ts'

export const swapReverted = scenario({
  id: 'swap-reverted',
  title: 'The tokens are gone when the swap is signed, and it fails',
  tags: ['swap', 'chain', 'reverted', 'error'],
  steps: [
    { do: 'chain.setAllowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    ...previewFrom('USD Coin', '100'),
    click('button', 'Swap'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    { do: 'chain.setTokenBalance', chainId: ethereum, token: 'USDC', account: 0, units: '5000000' },
    signs,
    fails('The swap failed on the network. Your tokens were not swapped.'),
    sees('SwapPreview'),
    { expect: 'tokenBalance', chainId: ethereum, token: 'USDC', account: 0, units: '5000000' },
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
  ],
})
