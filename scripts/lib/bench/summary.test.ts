import { describe, expect, it } from 'vitest'
import { compare, lineOf, summarize } from './summary.mjs'

describe('summarize', () => {
  it('takes the middle of an odd number of rounds', () => {
    expect(summarize([30, 10, 20])).toEqual({ median: 20, lowest: 10, highest: 30, rounds: 3 })
  })

  it('takes the mean of the two in the middle of an even number', () => {
    expect(summarize([10, 40, 20, 100])).toMatchObject({ median: 30, lowest: 10, highest: 100 })
  })

  it('orders by size, not by letters', () => {
    expect(summarize([9, 100, 20]).median).toBe(20)
  })

  it('refuses to summarize nothing', () => {
    expect(() => summarize([])).toThrow('nothing was measured')
  })
})

describe('compare', () => {
  it('divides round by round, so that a slow round does not count', () => {
    expect(compare([20, 200, 22], [10, 100, 11])).toMatchObject({
      median: 2,
      lowest: 2,
      highest: 2,
    })
  })

  it('refuses a round without a reference', () => {
    expect(() => compare([1, 2], [1])).toThrow('a round has no reference')
  })
})

it('prints the median with its unit and both ends', () => {
  expect(lineOf('open', { median: 1.234, lowest: 1, highest: 2.5, rounds: 7 }, '×')).toMatch(
    /^open +1\.23 × {3}1\.00 to 2\.50, 7 rounds$/,
  )
  expect(lineOf('open', { median: 123.4, lowest: 99.6, highest: 200, rounds: 7 }, 'ms')).toMatch(
    / 123 ms {3}100 to 200, 7 rounds$/,
  )
})
