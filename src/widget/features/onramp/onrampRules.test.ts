import { describe, expect, it } from 'vitest'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Network } from '../../../backends/port/network.ts'
import {
  cardLimits,
  cardProvider,
  formatMoney,
  checkAmount,
  orderNetworks,
  orderPurchases,
  presetAmounts,
  keepsMoney,
  readMoney,
  shownNetworks,
} from './onrampRules.ts'
import { testPayments } from './testing/onrampTest.ts'

const [dollar, euro] = testPayments
const networks = ['1', '56', '10', '137', '42161', '8453', '43114', '42220'].map((id): Network => ({
  id: `eip155:${id}`,
  name: id,
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}))

describe('the constants of buying', () => {
  it('offers four preset amounts [A-179]', () => {
    expect(presetAmounts).toEqual(['100', '250', '500', '1000'])
  })

  it('shows the fee of the card provider [A-074]', () => {
    expect([cardProvider.name, cardProvider.label, cardProvider.feeRange]).toEqual([
      'coinbase',
      'Coinbase',
      '0.85%',
    ])
  })

  it('uses the card limits, even if the service names none [A-181]', () => {
    expect(cardLimits({ id: 'USD', limits: [{ id: 'ach', min: 1, max: 2 }] })).toEqual({
      min: 10,
      max: 7500,
    })
    expect(cardLimits({ id: 'USD', limits: [{ id: 'card', min: 20, max: 30 }] })).toMatchObject({
      min: 20,
      max: 30,
    })
    expect(cardLimits(undefined)).toEqual({ min: 10, max: 7500 })
  })
})

describe('the networks of a provider', () => {
  it('shows the supported networks of a provider, at most five [C-352]', () => {
    expect(shownNetworks(networks).map(({ name }) => name)).toEqual([
      '1',
      '10',
      '137',
      '42161',
      '8453',
    ])
  })

  it("uses the provider's network names, and Ethereum for an unsupported network [A-152]", () => {
    const all = ['ethereum', 'arbitrum', 'polygon', 'avalanche-c-chain', 'optimism', 'celo', 'base']
    const order = (chainId: ChainId) => orderNetworks(chainId, false)
    expect(order('eip155:8453')).toEqual({ blockchains: all, defaultNetwork: 'base' })
    expect(order('eip155:56')).toEqual({ blockchains: all, defaultNetwork: 'ethereum' })
  })

  it('names only the active network for a smart account, and none if it is not served', () => {
    const order = (chainId: ChainId) => orderNetworks(chainId, true)
    expect(order('eip155:8453')).toEqual({ blockchains: ['base'], defaultNetwork: 'base' })
    expect(order('eip155:56')).toBeUndefined()
  })
})

describe('an amount of money', () => {
  it.each([
    ['100', 'USD', '$100'],
    ['7500', 'EUR', '€7,500'],
    ['12.5', 'GBP', '£12.50'],
    ['10', 'CHF', '10 CHF'],
  ])('formats %s %s as %s [A-180]', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  it.each([
    ['12,5', '12.5'],
    ['1a2b', '12'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0.05', '0.05'],
    ['1.2.3', '1.23'],
    ['0.999', '0.99'],
    ['12.5000', '12.50'],
    ['1,000', '1000'],
    ['1.000', '1000'],
    ['1,000,000', '1000000'],
    ['1,234.56', '1234.56'],
    ['-5', '5'],
    ['', ''],
    ['01.234', '1.23'],
    ['9'.repeat(20), '9'.repeat(12)],
    [`${'9'.repeat(20)}.55`, `${'9'.repeat(12)}.55`],
  ])('reads the typed amount "%s" as "%s" [A-148]', (typed, read) => {
    expect(readMoney(typed)).toBe(read)
  })

  it.each([
    ['1,234', true, true],
    ['1.234', true, true],
    ['1.234', false, false],
    ['0.123', true, false],
    ['12.5000', true, true],
    ['12.345678', true, false],
    ['12345.678', true, false],
    ['9'.repeat(13), true, false],
  ])('keeps the pasted amount %s, written so: %s, without another value: %s', (...given) => {
    const [amount, isWritten, kept] = given
    expect(keepsMoney(amount, isWritten)).toBe(kept)
  })

  it.each([
    ['', 'empty'],
    ['.', 'empty'],
    ['0.00', 'empty'],
    ['9.99', 'below'],
    ['10', 'fits'],
    ['10.', 'fits'],
    ['7500', 'fits'],
    ['7500.01', 'above'],
  ])('checks the amount "%s" against the limits: %s [A-181]', (amount, verdict) => {
    expect(checkAmount(amount, dollar)).toBe(verdict)
    expect(checkAmount(amount, euro)).toBe(verdict)
  })
})

it("lists the network's coin first, the others in order", () => {
  const list = ['USDC', 'ETH', 'DAI'].map((symbol) => ({
    id: symbol,
    name: symbol,
    symbol,
    networks: [],
  }))
  const symbols = (coin: string | undefined) =>
    orderPurchases(list, coin).map(({ symbol }) => symbol)
  expect(symbols('ETH')).toEqual(['ETH', 'USDC', 'DAI'])
  expect(symbols('POL')).toEqual(['USDC', 'ETH', 'DAI'])
  expect(symbols(undefined)).toEqual(['USDC', 'ETH', 'DAI'])
})
