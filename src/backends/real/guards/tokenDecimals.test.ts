import { expect, it } from 'vitest'
import { tokenDecimals } from './tokenDecimals.ts'

it('accepts every number of decimals that fits into 256 bits', () => {
  const all = Array.from({ length: 100 }, (_, decimals) => decimals)
  expect(all.filter((each) => tokenDecimals(each) === each)).toEqual(
    all.filter((each) => 10n ** BigInt(each) < 2n ** 256n),
  )
})

it.each([[-1], [1.5], [78], [Number.NaN], [Infinity], ['18'], [18n], [[18]], [null], [undefined]])(
  'rejects %s as a number of decimals',
  (value) => {
    expect(tokenDecimals(value)).toBeUndefined()
  },
)
