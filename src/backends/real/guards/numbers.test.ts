import { describe, expect, it } from 'vitest'
import { baseUnits, decimalText, hexData, hexQuantity, usdAmount } from './numbers.ts'

/** Not a string, but converts to one when matched against a pattern. */
const textLike = (text: string) => ({ toString: () => text, length: text.length })

describe('a quantity', () => {
  it('accepts a quantity of up to 256 bits in any letter case', () => {
    expect(hexQuantity('0x0')).toBe(0n)
    expect(hexQuantity('0xFf')).toBe(255n)
    expect(hexQuantity(`0x${'f'.repeat(64)}`)).toBe(2n ** 256n - 1n)
  })

  it.each([
    ['0x'],
    ['ff'],
    ['x0xff'],
    ['0xfg'],
    ['0xff '],
    ['-0x1'],
    [`0x${'f'.repeat(65)}`],
    [255],
    [['0x1']],
    [textLike('0x1')],
  ])('rejects the quantity %j', (value) => {
    expect(hexQuantity(value)).toBeUndefined()
  })
})

describe('data', () => {
  it('accepts whole bytes up to 64 kB in any letter case', () => {
    const most = `0x${'Ab'.repeat(65_536)}`
    expect([hexData('0x'), hexData(most)]).toEqual(['0x', most])
  })

  it.each([
    ['0xa'],
    ['ab'],
    ['x0xab'],
    ['0xabz'],
    ['0xabc'],
    ['0xab\n'],
    [`0x${'ab'.repeat(65_537)}`],
    [['0xab']],
    [textLike('0xab')],
  ])('rejects the data %j', (value) => {
    expect(hexData(value)).toBeUndefined()
  })
})

describe('base units', () => {
  it('accepts base units of up to 78 digits', () => {
    expect(baseUnits('5')).toBe(5n)
    expect(baseUnits('9007199254740993')).toBe(9_007_199_254_740_993n)
    expect(baseUnits('9'.repeat(78))).toBe(10n ** 78n - 1n)
  })

  it.each([
    ['9'.repeat(79)],
    [''],
    ['-1'],
    ['1.0'],
    ['1e5'],
    ['0x1'],
    ['1\n'],
    [5],
    [textLike('5')],
  ])('rejects the base units %j', (value) => {
    expect(baseUnits(value)).toBeUndefined()
  })
})

describe('decimal text', () => {
  it.each([['0'], ['1.5'], [`${'9'.repeat(78)}.${'9'.repeat(78)}`]])(
    'accepts the decimal text %s',
    (value) => {
      expect(decimalText(value)).toBe(value)
    },
  )

  it.each([
    [''],
    ['.5'],
    ['5.'],
    ['-1'],
    ['1e3'],
    ['1.5x'],
    ['9'.repeat(79)],
    [`1.${'9'.repeat(79)}`],
    [5],
    [textLike('5')],
  ])('rejects the decimal text %j', (value) => {
    expect(decimalText(value)).toBeUndefined()
  })
})

describe('an amount of USD', () => {
  it.each([[0], [0.01], [1e300]])('accepts %d as an amount of USD', (value) => {
    expect(usdAmount(value)).toBe(value)
  })

  it.each([[-0.01], [Number.NaN], [Infinity], ['5'], [null]])(
    'rejects %j as an amount of USD',
    (value) => {
      expect(usdAmount(value)).toBeUndefined()
    },
  )
})
