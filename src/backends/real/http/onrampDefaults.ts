import type { PaymentCurrency, PurchaseCurrency } from '../../port/services/onramp.ts'

const id = '2b92315d-eab7-5bef-84fa-089a131333f5'

const networks = [
  {
    name: 'ethereum-mainnet',
    displayName: 'Ethereum',
    chainId: '1',
    contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  {
    name: 'polygon-mainnet',
    displayName: 'Polygon',
    chainId: '137',
    contractAddress: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  },
]

const coinNetworks = networks
  .filter(({ chainId }) => chainId === '1')
  .map((network) => ({ ...network, contractAddress: '' }))

const limits = [
  { id: 'card', min: 10, max: 7500 },
  { id: 'ach_bank_account', min: 10, max: 25000 },
]

/**
 * The currencies to buy and to pay with when the service lists none, and the limits of a card
 * (A-181, wire 1.10).
 */
export const onrampDefaults: {
  readonly purchase: readonly PurchaseCurrency[]
  readonly payment: readonly PaymentCurrency[]
} = {
  purchase: [
    { id, name: 'USD Coin', symbol: 'USDC', networks },
    // The native coin has no contract. The service's own list gives it the one of USD Coin (wire
    // 1.10).
    { id, name: 'Ether', symbol: 'ETH', networks: coinNetworks },
  ],
  payment: ['USD', 'EUR', 'GBP'].map((currency) => ({ id: currency, limits })),
}
