import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../../backends/mock/clock/seededRandom.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import {
  amountLessFee,
  exactAmount,
  exceedsBalance,
  formatCoinCost,
  formatPreviewAmount,
  formatSendBalance,
  formatSendCost,
  formatSendValue,
  gasCostInUsd,
  gasReserve,
  maxAmount,
  sendMessage,
  sendUnits,
  sendValue,
} from './sendRules.ts'
import { ether, gust, sol, usdc } from '../testing/testTokens.ts'

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** The button's message for a partly filled form. */
function button(
  token: typeof ether | undefined,
  sendTokenAmount: string,
  receiverAddress: string,
  valid = true,
) {
  return sendTexts.english[sendMessage({ token, sendTokenAmount, receiverAddress }, valid)]
}

describe('the button', () => {
  it('asks for a token first, then for an amount [A-128 A-129]', () => {
    expect(button(undefined, '', '')).toBe('Select Token')
    expect(button(undefined, '1', to)).toBe('Select Token')
    expect(button(ether, '', '')).toBe('Add Amount')
    expect(button(ether, '', to)).toBe('Add Amount')
    expect(button(ether, '.', to)).toBe('Add Amount')
  })

  it('rejects the value if amount times price is zero [A-130]', () => {
    expect(button(ether, '0', to)).toBe('Incorrect Value')
    expect(button(ether, '0.00', '')).toBe('Incorrect Value')
    expect(button(gust, '5', to)).toBe('Incorrect Value')
    expect(button(gust, '50', to)).toBe('Incorrect Value')
  })

  it('accepts a coin if there is no price service', () => {
    const coin = { ...ether, price: 0, unpriced: true } as const
    expect(button(coin, '1', to)).toBe('Preview Send')
    expect(button(coin, '0', to)).toBe('Incorrect Value')
    expect(button(coin, '3', to)).toBe('Insufficient Funds')
    expect(maxAmount(coin, gasReserve('0.00042'))).toBe('1.99916')
    expect(formatCoinCost('0.00042', 'ETH')).toBe('0.00042 ETH')
    expect(formatCoinCost('0.00000042', 'ETH')).toBe('<0.000001 ETH')
  })

  it('reports insufficient funds if the amount exceeds the balance [A-131]', () => {
    expect(button(ether, '2.000000000000000001', '')).toBe('Insufficient Funds')
    expect(button(ether, '3', to)).toBe('Insufficient Funds')
    expect(button(ether, '2', to)).toBe('Preview Send')
  })

  it('asks for an address, then for a valid one [A-132]', () => {
    expect(button(ether, '1', '', false)).toBe('Add Address')
    expect(button(ether, '1', 'nobody', false)).toBe('Invalid Address')
  })

  it('opens the preview if everything is valid [A-133]', () => {
    expect(button(ether, '1', to)).toBe('Preview Send')
    expect(button(usdc, '1500.25', to)).toBe('Preview Send')
  })
})

describe('Max', () => {
  it('leaves the gas cost, in USD to 5 decimals, of the native coin [A-144]', () => {
    expect(maxAmount(ether, '0.64')).toBe('1.9998')
    expect(maxAmount(ether, '0.640001')).toBe('1.999799996875')
    expect(maxAmount(ether, '0.640009')).toBe(maxAmount(ether, '0.640001'))
  })

  it('takes the full quantity of any other token [A-144]', () => {
    expect(maxAmount(usdc, '0.64')).toBe('1500.25')
    expect(maxAmount(gust, undefined)).toBe('10')
  })

  it('leaves exactly the fee on Solana', () => {
    expect(amountLessFee(sol, 5_000n)).toBe('499.999995')
    expect(amountLessFee({ ...sol, quantity: { numeric: '0.000004', decimals: 9 } }, 5_000n)).toBe(
      '0',
    )
  })

  it('subtracts gas from a coin worth less than a dollar, and nothing from one without a price', () => {
    const coin = (price: number) => ({ ...ether, price, quantity: { numeric: '2', decimals: 18 } })
    expect(maxAmount(coin(0.5), '0.25')).toBe('1.5')
    expect(maxAmount(coin(0), '0.25')).toBe('2')
  })

  it('leaves the fee on Solana if the balance is one lamport more or less', () => {
    const coin = (numeric: string) => ({ ...sol, quantity: { numeric, decimals: 9 } })
    expect(amountLessFee(coin('0.000005001'), 5_000n)).toBe('0.000000001')
    expect(amountLessFee(coin('0.000005'), 5_000n)).toBe('0')
    expect(amountLessFee(coin('0.000004999'), 5_000n)).toBe('0')
  })

  it('Max is never negative', () => {
    expect(maxAmount({ ...ether, quantity: { numeric: '0.0001', decimals: 18 } }, '0.64')).toBe('0')
  })

  it('returns a maximum with up to 20 decimals and no exponent [A-189]', () => {
    const numeric = `0.${'0'.repeat(19)}19`
    expect(maxAmount({ ...usdc, quantity: { numeric, decimals: 24 } }, undefined)).toBe(
      `0.${'0'.repeat(19)}1`,
    )
  })
})

describe('formats', () => {
  it('shows a balance to 6 decimals, rounded down [A-189]', () => {
    expect(formatSendBalance('1.2345678')).toBe('1.234567')
    expect(formatSendBalance('9999.999999999')).toBe('9,999.999999')
    expect(formatSendBalance('10000000000')).toBe('10,000,000,000')
  })

  it('shows a value with 2 decimals [A-188]', () => {
    expect(formatSendValue(amountOf('4720.3449'))).toBe('$4,720.34')
    expect(formatSendValue(amountOf('4720.345'))).toBe('$4,720.35')
    expect(formatSendValue(amountOf('0.004'))).toBe('<$0.01')
  })

  it('shows the preview amount with 5 decimals once it has 6 characters [A-188]', () => {
    expect(formatPreviewAmount('1.5')).toBe('1.5')
    expect(formatPreviewAmount('1.234')).toBe('1.234')
    expect(formatPreviewAmount('1.2345')).toBe('1.23450')
    expect(formatPreviewAmount('1.234567')).toBe('1.23457')
    expect(formatPreviewAmount('1234567')).toBe('1,234,567.00000')
  })

  it('shows the exact amount if rounding hides a part of it', () => {
    expect(exactAmount('1.5')).toBeUndefined()
    expect(exactAmount('1.50000')).toBeUndefined()
    expect(exactAmount('1234567')).toBeUndefined()
    expect(exactAmount('1234567890.5')).toBeUndefined()
    expect(exactAmount('0.000001')).toBe('0.000001')
    expect(exactAmount('1234.123456789012345678')).toBe('1,234.123456789012345678')
  })

  it('shows the network cost with 2 decimals [A-187]', () => {
    expect(formatSendCost('0.204')).toBe('$0.20')
    expect(formatSendCost('1234.5')).toBe('$1,234.50')
    expect(formatSendCost('0.0004')).toBe('<$0.01')
    expect(formatSendCost('0.0099999')).toBe('<$0.01')
    expect(formatSendCost('0.01')).toBe('$0.01')
    expect(formatSendCost('0')).toBe('$0.00')
  })
})

it('calculates the gas cost in USD from price, limit and coin', () => {
  expect(gasCostInUsd(3_000_000_000n * 21_000n, ether)).toBe('0.2016')
  expect(gasCostInUsd(5_000n, sol)).toBe('0.0008')
})

it('sends nothing and exceeds nothing without a token', () => {
  const nothing = { token: undefined, sendTokenAmount: '5' }
  expect(sendUnits(nothing)).toBe(0n)
  expect(exceedsBalance(nothing)).toBe(false)
})

describe('exact amounts, against whole numbers', () => {
  const random = createSeededRandom(7).next
  const digits = (most: number) => {
    const count = 1 + Math.floor(random() * most)
    return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  }
  /** `text` in units of 10^-scale. */
  const scaled = (text: string, scale: number) => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale))
  }
  const cases = Array.from({ length: 10_000 }, () => ({
    amount: `${digits(12)}.${digits(18)}`,
    balance: `${digits(12)}.${digits(18)}`,
    price: `1${digits(5)}.${digits(8)}`,
    cost: `${digits(2)}.${digits(9)}`,
  }))
  const token = (balance: string, price: string) => ({
    ...ether,
    price: Number(price),
    quantity: { numeric: balance, decimals: 18 },
  })

  it('calculates units, value and funds without drift in 10,000 cases', () => {
    for (const { amount, balance, price } of cases) {
      const draft = { token: token(balance, price), sendTokenAmount: amount }
      expect(sendUnits(draft)).toBe(scaled(amount, 18))
      expect(exceedsBalance(draft)).toBe(scaled(amount, 18) > scaled(balance, 18))
      const value = scaled(amount, 18) * scaled(String(amountOf(Number(price)).toFixed()), 20)
      expect(scaled(sendValue(draft).toFixed(), 38)).toBe(value)
    }
  })

  it('keeps Max plus gas within the balance in 10,000 cases', () => {
    for (const { balance, price, cost } of cases) {
      const coin = token(balance, price)
      const rest = scaled(maxAmount(coin, cost), 18)
      const usd = scaled(amountOf(coin.price).toFixed(), 20)
      const gas = scaled(cost, 20)
      const held = scaled(balance, 18)
      // In units of 10^-38 USD.
      expect(rest * usd <= orNothing(held * usd - gas * 10n ** 18n)).toBe(true)
    }
  })
})

function orNothing(rest: bigint): bigint {
  return rest < 0n ? 0n : rest
}

it('leaves twice the shown cost with Max, also when the wallet sets the price', () => {
  expect(gasReserve('0.1344')).toBe('0.2688')
  expect(gasReserve(undefined)).toBe('0')
  expect(maxAmount(ether, gasReserve('0.32'))).toBe('1.9998')
})
