import { expect, it } from 'vitest'
import { matchLocale } from './matchLocale.ts'

const known = ['en', 'de', 'pt-BR', 'zh-CN', 'ar']

it.each([
  ['de', { tag: 'de', known: 'de' }],
  ['DE', { tag: 'de', known: 'de' }],
  ['de-AT', { tag: 'de-AT', known: 'de' }],
  ['de-DE-u-nu-latn', { tag: 'de-DE', known: 'de' }],
  ['pt', { tag: 'pt', known: 'pt-BR' }],
  ['pt-PT', { tag: 'pt-PT', known: 'pt-BR' }],
  ['zh-Hans-SG', { tag: 'zh-Hans-SG', known: 'zh-CN' }],
  ['zh-TW', undefined],
  ['en-GB', { tag: 'en-GB', known: 'en' }],
  ['nl', undefined],
  ['', undefined],
  ['an invalid tag', undefined],
])('matches %s to a language with the same script', (wanted, match) => {
  expect(matchLocale(wanted, known)).toEqual(match)
})

it('takes the first known one of several', () => {
  expect(matchLocale(['nl-NL', '?', 'ar-EG', 'de'], known)).toEqual({ tag: 'ar-EG', known: 'ar' })
  expect(matchLocale([], known)).toBeUndefined()
})
