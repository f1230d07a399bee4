import { describe, expect, it } from 'vitest'
import { readOnramp } from './readOnramp.ts'

const network = {
  name: 'ethereum-mainnet',
  display_name: 'Ethereum',
  chain_id: '1',
  contract_address: '0xa',
}
const purchase = { id: 'a', name: 'Ether', symbol: 'ETH', networks: [network] }
const limit = { id: 'card', min: '10.00', max: 7500 }
const payment = { id: 'EUR', payment_method_limits: [limit] }
const read = (change: object = {}) =>
  readOnramp.currencies({
    purchaseCurrencies: [purchase],
    paymentCurrencies: [payment],
    ...change,
  })
const purchases = (...rows: unknown[]) => read({ purchaseCurrencies: [purchase, ...rows] })
const networksOf = (...rows: unknown[]) =>
  read({ purchaseCurrencies: [{ ...purchase, networks: rows }] })?.purchase[0]?.networks
const payments = (...rows: unknown[]) => read({ paymentCurrencies: [payment, ...rows] })
const limitsOf = (...rows: unknown[]) =>
  read({ paymentCurrencies: [{ ...payment, payment_method_limits: rows }] })?.payment[0]?.limits

describe('what can be bought', () => {
  it('reads a currency with its networks and limits', () => {
    expect(read()).toEqual({
      purchase: [
        {
          id: 'a',
          name: 'Ether',
          symbol: 'ETH',
          networks: [
            {
              name: 'ethereum-mainnet',
              displayName: 'Ethereum',
              chainId: '1',
              contractAddress: '0xa',
            },
          ],
        },
      ],
      payment: [{ id: 'EUR', limits: [{ id: 'card', min: 10, max: 7500 }] }],
    })
  })

  it.each([
    [null],
    ['x'],
    [{ purchaseCurrencies: [purchase] }],
    [{ paymentCurrencies: [payment] }],
    [{ purchaseCurrencies: 'x', paymentCurrencies: [payment] }],
    [{ purchaseCurrencies: [purchase], paymentCurrencies: { length: 1 } }],
  ])('rejects a response with a missing list: %o', (answer) => {
    expect(readOnramp.currencies(answer)).toBeUndefined()
  })

  it.each([
    [null],
    ['ETH'],
    [{ ...purchase, id: undefined }],
    [{ ...purchase, id: 'x'.repeat(65) }],
    [{ ...purchase, symbol: 7 }],
    [{ ...purchase, symbol: 'x'.repeat(17) }],
  ])('skips a malformed currency: %o', (row) => {
    expect(purchases(row)?.purchase).toHaveLength(1)
  })

  it('names a currency without a name by its symbol', () => {
    expect(purchases({ ...purchase, name: '' })?.purchase[1]).toMatchObject({ name: 'ETH' })
  })

  it.each([
    [null],
    [7],
    [{ ...network, name: '' }],
    [{ ...network, chain_id: undefined }],
    [{ ...network, chain_id: '1'.repeat(33) }],
  ])('skips a malformed network: %o', (row) => {
    expect(networksOf(row, network)).toHaveLength(1)
  })

  it("uses the network's name, and an empty address for its coin, when nothing else is given", () => {
    const { name, chain_id } = network
    expect(networksOf({ name, chain_id })).toEqual([
      { name, displayName: name, chainId: '1', contractAddress: '' },
    ])
    expect(networksOf()).toEqual([])
  })

  it('keeps at most 500 currencies and networks', () => {
    const many = Array.from({ length: 600 }, () => purchase)
    expect(read({ purchaseCurrencies: many })?.purchase).toHaveLength(500)
  })
})

describe('what it can be paid with', () => {
  it.each([
    [null],
    ['USD'],
    [{}],
    [{ id: 'EURO' }],
    [{ id: 'US' }],
    [{ id: 'usd' }],
    [{ id: ['EUR'] }],
  ])('skips a malformed payment currency: %o', (row) => {
    expect(payments(row)?.payment).toHaveLength(1)
  })

  it.each([
    [null],
    ['card'],
    [{ ...limit, id: undefined }],
    [{ ...limit, min: undefined }],
    [{ ...limit, max: '1e9' }],
    [{ ...limit, max: ['7500'] }],
    [{ ...limit, max: -1 }],
    [{ ...limit, min: 8000 }],
    [{ ...limit, max: '7500 ' }],
  ])('skips a malformed limit: %o', (row) => {
    expect(limitsOf(row, limit)).toHaveLength(1)
  })

  it('accepts at most 30 digits before and after the point', () => {
    const [nines, tens] = ['9'.repeat(30), '1'.repeat(31)]
    expect(limitsOf({ ...limit, max: `${nines}.${nines}` })).toHaveLength(1)
    expect(limitsOf({ ...limit, max: `1.${tens}` }, { ...limit, max: tens })).toEqual([])
  })

  it('accepts a limit of a single amount', () => {
    expect(limitsOf({ ...limit, min: 20, max: '20' })).toEqual([{ id: 'card', min: 20, max: 20 }])
  })
})

describe('a quote', () => {
  const quote = {
    purchaseAmount: { amount: '0.03', currency: 'ETH' },
    paymentTotal: { amount: 100.5, currency: 'EUR' },
  }

  it('reads a quote in the requested currencies', () => {
    expect(readOnramp.quote(quote, 'ETH', 'EUR')).toEqual({
      purchaseAmount: '0.03',
      paymentTotal: '100.5',
      unpriced: false,
    })
    expect(readOnramp.quote(quote, 'DAI', 'EUR')).toBeUndefined()
    expect(readOnramp.quote(quote, 'ETH', 'USD')).toBeUndefined()
  })

  it.each([
    [null],
    ['x'],
    [{}],
    [{ ...quote, purchaseAmount: '0.03' }],
    [{ ...quote, purchaseAmount: null }],
    [{ ...quote, paymentTotal: { amount: '-1', currency: 'EUR' } }],
    [{ ...quote, paymentTotal: { amount: '1e3', currency: 'EUR' } }],
    [{ ...quote, paymentTotal: { amount: ' 1', currency: 'EUR' } }],
    [{ ...quote, paymentTotal: { amount: Infinity, currency: 'EUR' } }],
    [{ ...quote, paymentTotal: { amount: ['1'], currency: 'EUR' } }],
  ])('finds no quote with %o', (answer) => {
    expect(readOnramp.quote(answer, 'ETH', 'EUR')).toBeUndefined()
  })
})

it("limits the length of the provider's address", () => {
  expect(readOnramp.url({ url: 'https://pay.test' })).toBe('https://pay.test')
  expect(readOnramp.url({ url: 'x'.repeat(16_001) })).toBeUndefined()
  expect(readOnramp.url(null)).toBeUndefined()
})
