import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { startSwap } from '../swapSteps.ts'

const search = the('searchbox', 'Search token')

export const swapSelectToken = scenario({
  id: 'swap-select-token',
  title: 'The visitor finds a token by suggestion, symbol, name and address',
  tags: ['swap', 'search'],
  steps: [
    ...startSwap,
    click('button', 'Select token', { nth: 0 }),
    sees('SwapSelectToken', ['A-034']),
    { expect: 'title', is: 'Select token', covers: ['A-091'] },
    { expect: 'element', target: search, value: '', covers: ['A-038'] },
    {
      expect: 'order',
      role: 'button',
      names: ['ETH', 'UNI', 'LINK', 'WBTC', 'DAI', 'WETH', 'USDC', 'USDT'],
      covers: ['A-039'],
    },
    { expect: 'element', target: the('heading', 'Your tokens'), covers: ['A-040'] },
    { expect: 'element', target: the('heading', 'Tokens'), covers: ['A-041'] },
    reads('10,000.0000 USDC', ['A-185']),
    reads('$9,994.000', ['A-185']),
    { expect: 'element', target: the('button', 'ETH', { nth: 0 }), is: 'disabled' },
    {
      expect: 'element',
      target: the('button', 'Ether', { exact: false, nth: 0 }),
      is: 'disabled',
      covers: ['A-040'],
    },
    { do: 'type', target: search, text: 'tETH' },
    reads('Tether USD', ['A-147']),
    { do: 'retype', target: search, text: 'uSdC' },
    reads('USD Coin', ['A-147']),
    { expect: 'text', text: 'Tether USD', absent: true, covers: ['A-147'] },
    { do: 'retype', target: search, text: '0XDAC17F958D2' },
    reads('Tether USD', ['A-147']),
    { do: 'retype', target: search, text: 'no such token' },
    reads('No tokens found'),
    click('button', 'Clear search'),
    click('button', 'WBTC', { nth: 0 }),
    sees('Swap', ['A-044']),
    { expect: 'element', target: the('button', 'WBTC, change token'), covers: ['A-042'] },
    click('button', 'ETH, change token'),
    sees('SwapSelectToken'),
    { expect: 'element', target: the('button', 'WBTC', { nth: 0 }), is: 'disabled' },
    click('button', 'DAI', { nth: 0 }),
    { expect: 'element', target: the('button', 'DAI, change token'), covers: ['A-042'] },
    { expect: 'element', target: the('button', 'WBTC, change token'), covers: ['A-042'] },
  ],
})
