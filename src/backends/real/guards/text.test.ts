import { expect, it } from 'vitest'
import { boundedText, cleanText } from './text.ts'

it.each([
  ['USD Coin', 'USD Coin'],
  ['<b>Bold</b>', '<b>Bold</b>'],
  [' two\nlines\u2028three ', 'two lines three'],
  ['one\u2029two', 'one two'],
  ['\u202ECDSU', 'CDSU'],
  ['\u2067CDSU\u2069', 'CDSU'],
  ['US\u200BDC', 'US DC'],
  ['US\u2060DC\uFEFF', 'US DC'],
  ['US\u034FDC', 'US DC'],
  ['US\u3164DC', 'US DC'],
  ['US\uFE0FDC', 'US DC'],
  ['US\u2800DC', 'US DC'],
  ['US\uE000DC', 'US DC'],
  ['US\uD83DDC', 'US DC'],
  ['US\u{E0041}DC', 'US DC'],
  ['US \t \u00A0 DC', 'US DC'],
  ['one  two  three', 'one two three'],
  ['e\u0301', '\u00E9'],
  ['x\u0301\u0302\u0303\u0304', 'x\u0301\u0302'],
  ['x\u0301\u0302', 'x\u0301\u0302'],
  ['x\u0301\u0302\u0303q\u0301\u0302\u0303', 'x\u0301\u0302q\u0301\u0302'],
  ['x\u0489\u0489\u20DD\u20DD', 'x\u0489\u0489'],
  ['x\u{E0100}\u0301', 'x \u0301'],
  ['US\u0007DC', 'US DC'],
  ['🦊 Fox', '🦊 Fox'],
  ['日本円', '日本円'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['x'.repeat(21), undefined],
  ['', undefined],
  ['\u200B\u2066', undefined],
  [7, undefined],
  [{ toString: (): string => 'text', length: 4 }, undefined],
])('reads %j as %j', (given, text) => {
  expect(cleanText(given, 20)).toBe(text)
})

it('a cleaned text never exceeds the limit, even when NFC makes it longer', () => {
  expect(cleanText('\u0958'.repeat(20), 20)).toBe('\u0915\u093C'.repeat(10))
})

it.each([
  ['x'.repeat(21), 'x'.repeat(20)],
  [` ${'x'.repeat(21)}`, 'x'.repeat(20)],
  ['🦊'.repeat(15), '🦊'.repeat(10)],
  [`x${'🦊'.repeat(15)}`, `x${'🦊'.repeat(9)}`],
  [`${'x'.repeat(19)} yy`, 'x'.repeat(19)],
  [`${'\u200B'.repeat(100)}hidden`, 'hidden'],
  [`${'\u200B'.repeat(319)}beyond`, 'b'],
  [`${'\u200B'.repeat(320)}beyond`, undefined],
  ['\u200B'.repeat(30), undefined],
  [undefined, undefined],
])('truncates %j to %j', (given, text) => {
  expect(cleanText(given, 20, 'cut')).toBe(text)
})

it.each([
  ['x', 'x'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['x'.repeat(21), undefined],
  ['', undefined],
  [7, undefined],
  [['x'], undefined],
  [{ length: 1 }, undefined],
])('limits %j to %j', (given, text) => {
  expect(boundedText(given, 20)).toBe(text)
})
