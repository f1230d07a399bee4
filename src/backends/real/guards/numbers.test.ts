import { describe, expect, it } from 'vitest'
import { baseUnits, decimalText, hexData, hexQuantity, usdAmount } from './numbers.ts'

/** Not a text, but one when a pattern asks for it. */
const textLike = (text: string) => ({ toString: () => text, length: text.length })

describe('a quantity', () => {
  it('is a number of up to 256 bits, in letters of any case', () => {
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
  ])('is not %j', (value) => {
    expect(hexQuantity(value)).toBeUndefined()
  })
})

describe('data', () => {
  it('is whole bytes up to 64 kB, in letters of any case', () => {
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
  ])('is not %j', (value) => {
    expect(hexData(value)).toBeUndefined()
  })
})

describe('base units', () => {
  it('are up to 78 digits, to the last one', () => {
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
  ])('are not %j', (value) => {
    expect(baseUnits(value)).toBeUndefined()
  })
})

describe('decimal text', () => {
  it.each([['0'], ['1.5'], [`${'9'.repeat(78)}.${'9'.repeat(78)}`]])('is %s', (value) => {
    expect(decimalText(value)).toBe(value)
  })

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
  ])('is not %j', (value) => {
    expect(decimalText(value)).toBeUndefined()
  })
})

describe('an amount of USD', () => {
  it.each([[0], [0.01], [1e300]])('is %d', (value) => {
    expect(usdAmount(value)).toBe(value)
  })

  it.each([[-0.01], [Number.NaN], [Infinity], ['5'], [null]])('is not %j', (value) => {
    expect(usdAmount(value)).toBeUndefined()
  })
})
