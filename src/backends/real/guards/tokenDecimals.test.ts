import { expect, it } from 'vitest'
import { tokenDecimals } from './tokenDecimals.ts'

it('takes every number of decimals with which one whole fits into 256 bits', () => {
  const all = Array.from({ length: 100 }, (_, decimals) => decimals)
  expect(all.filter((each) => tokenDecimals(each) === each)).toEqual(
    all.filter((each) => 10n ** BigInt(each) < 2n ** 256n),
  )
})

it.each([[-1], [1.5], [78], [Number.NaN], [Infinity], ['18'], [18n], [[18]], [null], [undefined]])(
  'does not take %s',
  (value) => {
    expect(tokenDecimals(value)).toBeUndefined()
  },
)
