import { expect, it } from 'vitest'
import { splitAmount } from './splitAmount.ts'

it.each([
  ['1.2345 USDC', '1.2345', 'USDC'],
  ['+10,000.0000 ETH', '+10,000.0000', 'ETH'],
  ['<0.0001 UNI', '<0.0001', 'UNI'],
  ['5 1INCH', '5', '1INCH'],
  ['12 345,6 WETH', '12 345,6', 'WETH'],
  ['\u2066١٢٫٥ ETH\u2069', '١٢٫٥', 'ETH'],
])('splits %s into number and symbol', (text, figure, symbol) => {
  expect(splitAmount(text)).toEqual({ figure, symbol })
})

it.each(['Harbour Cat #12', '1.5', 'to 0x12…ab', '', 'Free for 2'])(
  'splitAmount does not split %s, which is not a number with a symbol',
  (text) => {
    expect(splitAmount(text)).toBeUndefined()
  },
)
