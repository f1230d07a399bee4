import { expect, it } from 'vitest'
import { amountOf, formatAmount, unitsOf, type Amount } from '../../../money/amounts/money.ts'
import type { HeldToken } from '../swapTypes.ts'
import {
  numericInput,
  gasCost,
  gasUsd,
  maxAmount,
  impactBetween,
  leastAfterSlippage,
  minimumReceived,
  maxSlippage,
} from './swapRules.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import { fraction } from '../testing/fraction.ts'
import { seededCases } from '../testing/seededCases.ts'

/** The failing cases with their input; empty if the property holds. Compared once, for speed. */
type Broken = readonly unknown[]

const tenTo = (digits: number) => 10n ** BigInt(digits)
const exactly = (text: string, digits: number) => fraction.round(fraction.read(text), digits)
const price = (text: string) => Number(text)

it('parses any typed amount to its exact smallest units, rounded down', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(11)) {
    const typed = draw.decimal(30, 24)
    const decimals = draw.below(25)
    const units = unitsOf(typed, decimals)
    broken.push(...differs(units, fraction.cut(fraction.read(typed), decimals), typed))
  }
  expect(broken).toEqual([])
})

it('keeps a valid number from any typed text [A-139]', () => {
  const broken: unknown[] = []
  const keys = ['0', '1', '7', '9', '.', ',', '-', 'e', ' ', 'x'] as const
  for (const draw of seededCases(12)) {
    const typed = Array.from({ length: draw.below(12) }, () => draw.pick(keys)).join('')
    const kept = numericInput(typed)
    const again = numericInput(kept)
    broken.push(...differs(/^\d*\.?\d*$/.test(kept), true, typed), ...differs(again, kept, typed))
  }
  expect(broken).toEqual([])
})

it('rounds any amount exactly, whatever its size', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(13)) {
    const text = draw.decimal(40, 24)
    const digits = draw.below(9)
    const shown = BigInt(formatAmount(text, digits).replace(/[.,]/g, ''))
    const cut = BigInt(formatAmount(text, digits, true).replace(/[.,]/g, ''))
    broken.push(...differs(shown, exactly(text, digits), text))
    broken.push(...differs(cut, fraction.cut(fraction.read(text), digits), text))
  }
  expect(broken).toEqual([])
})

it('subtracts exactly the gas from the native Max, down to 0 [A-141]', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(14)) {
    const quantity = draw.decimal(12, 18)
    const dollars = draw.decimal(5, 6)
    const usd = draw.decimal(4, 18)
    const token: HeldToken = {
      symbol: 'ETH',
      name: 'Ether',
      address: `eip155:1:${nativeAddress}`,
      decimals: 18,
      price: price(dollars),
      quantity: { numeric: quantity },
    }
    const wanted = maxOf(quantity, dollars, usd)
    broken.push(
      ...differs(unitsOf(maxAmount(token, amountOf(usd)), 18), wanted, [quantity, dollars, usd]),
    )
  }
  expect(broken).toEqual([])
})

it('subtracts one percent for the minimum received, without promising a unit too many [A-053 A-182]', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(15)) {
    const decimals = draw.below(19)
    const text = draw.decimal(24, decimals)
    const units = unitsOf(text, decimals)
    const all = fraction.read(text)
    const least = fraction.times(all, fraction.of(99n, 100n))
    const slippage = fraction.over(all, fraction.of(100n))
    broken.push(
      ...differs(unitsOf(maxSlippage(units, decimals), 40), fraction.cut(slippage, 40), text),
      ...differs(unitsOf(minimumReceived(units, decimals), 40), fraction.cut(least, 40), text),
      ...differs(leastAfterSlippage(units), fraction.cut(least, decimals), text),
    )
  }
  expect(broken).toEqual([])
})

it('calculates the price impact to forty digits', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(16)) {
    const paid = draw.decimal(14, 18)
    const received = draw.decimal(14, 18)
    const percent = impactBetween(amountOf(paid), amountOf(received))
    const wanted = impactOf(paid, received)
    broken.push(...differs(digitsOf(percent), wanted, [paid, received]))
  }
  expect(broken).toEqual([])
})

it('calculates the gas in coins and in USD without losing a digit', () => {
  const broken: unknown[] = []
  for (const draw of seededCases(17)) {
    const [limit, gasPrice] = [draw.digits(9), draw.digits(14)]
    const dollars = draw.decimal(5, 6)
    const cost = gasCost(limit * gasPrice)
    const usd = fraction.times(
      fraction.of(limit * gasPrice, tenTo(18)),
      fraction.read(amountOf(price(dollars)).toFixed()),
    )
    const input = [limit, gasPrice, dollars]
    broken.push(
      ...differs(unitsOf(cost, 18), limit * gasPrice, input),
      ...differs(unitsOf(gasUsd(cost, price(dollars)), 30), fraction.cut(usd, 30), input),
    )
  }
  expect(broken).toEqual([])
})

function differs(found: unknown, wanted: unknown, input: unknown): Broken {
  return Object.is(found, wanted) ? [] : [{ input, found, wanted }]
}

/** Forty digits of it, as a whole number. */
function digitsOf(percent: Amount | undefined): bigint | undefined {
  return percent && unitsOf(percent, 40)
}

function maxOf(quantity: string, dollars: string, usd: string): bigint {
  const all = fraction.read(quantity)
  const worth = fraction.read(amountOf(price(dollars)).toFixed())
  const gas = fraction.isZero(worth) ? fraction.of(0n) : fraction.over(fraction.read(usd), worth)
  const left = fraction.minus(all, gas)
  return left.n <= 0n ? 0n : fraction.cut(left, 18)
}

function impactOf(paid: string, received: string): bigint | undefined {
  const [spent, got] = [fraction.read(paid), fraction.read(received)]
  if (spent.n <= 0n) return undefined
  const lost = fraction.times(fraction.minus(spent, got), fraction.of(100n))
  return fraction.round(fraction.over(lost, spent), 40)
}
