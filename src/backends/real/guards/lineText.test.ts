import { expect, it } from 'vitest'
import { lineText } from './lineText.ts'

it.each([
  ['USD Coin', 'USD Coin'],
  ['<b>Bold</b>', '<b>Bold</b>'],
  [' two\nlines\u2028three ', 'two lines three'],
  ['\u202ECDSU', 'CDSU'],
  ['US\u200BDC', 'US DC'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['x'.repeat(21), undefined],
  ['', undefined],
  ['\u200B\u2066', undefined],
  [7, undefined],
])('reads %j as %j', (given, line) => {
  expect(lineText(given, 20)).toBe(line)
})
