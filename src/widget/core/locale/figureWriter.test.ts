import { describe, expect, it } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { createFigures } from './figures.ts'
import { createFigureWriter } from './figureWriter.ts'

function written(tag: string, figure: string): string {
  const { whole, decimals, rest } = createFigureWriter(tag)(figure)
  return (whole + decimals + rest).replaceAll(/[\u00a0\u202f]/g, ' ')
}

it.each([
  ['de', '1,234.50', '1.234,50'],
  ['de', '$1,234.50', '1.234,50 $'],
  ['de', '<$0.01', '<0,01 $'],
  ['de', '>$999,999,999,999', '>999.999.999.999 $'],
  ['de', '€7,500', '7.500 €'],
  ['de', '12.30%', '12,30 %'],
  ['de', '+0.500', '+0,500'],
  ['de', '<0.000001 ETH', '<0,000001 ETH'],
  ['fr', '$1,234,567.80', '1 234 567,80 $'],
  ['hi', '1,234,567.89', '12,34,567.89'],
  ['ja', '$1,234.50', '$1,234.50'],
  ['pt-BR', '£0.50', '£ 0,50'],
  ['zh-CN', '$0.50', '$0.50'],
])('writes in %s for %s %s', (tag, figure, expected) => {
  expect(written(tag, figure)).toBe(expected)
})

it('keeps every digit of an amount, however long', () => {
  const long = '123,456,789,012,345,678,901,234.000000000000000001'
  expect(written('de', long)).toBe('123.456.789.012.345.678.901.234,000000000000000001')
})

it('uses the digits of addresses, also in a language with others', () => {
  expect(written('ar-EG', '1,234.50')).toMatch(/^1.234.50$/)
})

it('keeps a sign before its number in right-to-left text', () => {
  expect(written('ar', '+0.500')).toBe('\u200e+0.500')
  expect(written('ar', '0.500')).toBe('0.500')
})

it('the writer does not change a text that is not a number', () => {
  expect(written('de', 'Crypto Punk')).toBe('Crypto Punk')
})

describe('the numbers of a widget in English', () => {
  const figures = createTestCore().core.use(createFigures)

  it.each(['$1,234.50', '<0.0001', '0.25%', '–'])(
    'writes %s in English without a change',
    (figure) => {
      expect(figures.write(figure)).toBe(figure)
    },
  )

  it('splits a number before its decimals', () => {
    expect(figures.parts('$1,234.50')).toEqual({ whole: '$1,234', decimals: '.50', rest: '' })
    expect(createFigureWriter('de')('$1,234.50')).toEqual({
      whole: '1.234',
      decimals: ',50',
      rest: '\u00a0$',
    })
  })
})
