import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { ethereum, fails, previewCoin, signs } from '../swapSteps.ts'

export const swapBelowMinimum = scenario({
  id: 'swap-below-minimum',
  title: 'The price falls below the minimum while the wallet waits, and the chain rejects the swap',
  tags: ['swap', 'chain', 'price', 'reverted', 'error'],
  options: { enableAnalytics: true },
  steps: [
    ...previewCoin,
    click('button', 'Swap'),
    { do: 'wallet.ignore', wallet: 'fox', method: 'eth_sendTransaction' },
    { do: 'price.set', symbol: 'ETH', usd: 2500 },
    signs,
    fails('The swap failed on the network. Your tokens were not swapped.'),
    { expect: 'analytics', event: 'SWAP_ERROR', times: 1 },
    { expect: 'analytics', event: 'SWAP_SUCCESS', times: 0 },
    sees('SwapPreview'),
    { expect: 'tokenBalance', chainId: ethereum, token: 'USDC', account: 0, changedBy: '0' },
    { expect: 'balance', chainId: ethereum, account: 0, atLeast: '9999990000000000000000' },
    { expect: 'nonce', chainId: ethereum, account: 0, changedBy: 1 },
    { expect: 'element', target: the('button', 'Swap'), is: 'disabled' },
    { do: 'run', ms: 10_000 },
    reads('The swap failed on the network. Your tokens were not swapped.'),
    reads('2,479.009174 USDC'),
    { expect: 'element', target: the('button', 'Swap'), is: 'disabled' },
    click('button', 'Accept new rate'),
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
  ],
})
