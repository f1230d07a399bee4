import { expect, it } from 'vitest'
import { claimsOfPurchase } from './claimsOfPurchase.ts'

it('claims a currency on the EVM networks where it is delivered only', () => {
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const others = ['137', 'solana', '1x', 'x1', '', '9'.repeat(16), '-1', '1.5']
  const networks = [
    { chainId: '1', contractAddress: '' },
    ...others.map((chainId) => ({ chainId, contractAddress: address })),
  ]
  const currency = { name: 'USD Coin', symbol: 'USDC', networks }
  expect(claimsOfPurchase(currency as never)).toEqual([
    { chainId: 'eip155:1', address: undefined, name: 'USD Coin', symbol: 'USDC' },
    { chainId: 'eip155:137', address, name: 'USD Coin', symbol: 'USDC' },
  ])
})
