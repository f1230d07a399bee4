import { expect, it } from 'vitest'
import { summarizeCells } from './summarizeCells.ts'

const all = ['desktop', 'iphone'].flatMap((device) =>
  ['en', 'de', 'ar'].flatMap((language) =>
    ['light', 'dark'].map((theme) => [device, language, theme]),
  ),
)
/** The cells whose name matches. */
const those = (pattern: RegExp) =>
  summarizeCells(
    all.filter((parts) => pattern.test(parts.join(' '))),
    all,
  )

it.each([
  ['every cell', /./],
  ['iphone', /iphone/],
  ['iphone; ar', /iphone| ar /],
  ['iphone with ar', /iphone ar/],
  ['desktop de dark', /desktop de dark/],
  ['', /none/],
])('says %s of the cells that have it in common', (words, pattern) => {
  expect(those(pattern)).toBe(words)
})
