import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { humanPrices } from '../../tokens/holdings.ts'
import { openSend, sender } from '../sendSteps.ts'

const set = (token: string, units: string) =>
  ({ do: 'chain.setTokenBalance', chainId: 'eip155:1', account: sender, token, units }) as const

export const sendSelectTokenAmounts = scenario({
  id: 'send-select-token-amounts',
  title: 'The token list of Send writes amounts like every list, and hides spent tokens',
  tags: ['send', 'tokens', 'balances'],
  world: { prices: humanPrices },
  steps: [
    set('USDC', '1234567'),
    set('UNI', '10000000000000'),
    set('DAI', '0'),
    set('WBTC', '50000000'),
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    ...[
      'USD Coin USDC $1.23 1.2345',
      'Ether ETH $25,000,000.00 10,000.0000',
      'Wrapped BTC WBTC $30,000.00 0.5000',
      'Uniswap UNI <$0.01 <0.0001',
    ].map(
      (name) => ({ expect: 'element', target: the('button', name), covers: ['A-185'] }) as const,
    ),
    { expect: 'text', text: 'Dai Stablecoin', absent: true, covers: ['A-062'] },
    { do: 'type', target: the('searchbox', 'Search token'), text: 'Dai' },
    { do: 'run', ms: 100 },
    reads('No tokens found', ['A-062']),
  ],
})
