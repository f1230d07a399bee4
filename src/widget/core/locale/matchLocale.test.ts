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
  ['no tag at all', undefined],
])('finds for %s the language that is written like it', (wanted, match) => {
  expect(matchLocale(wanted, known)).toEqual(match)
})

it('takes the first of several that is known', () => {
  expect(matchLocale(['nl-NL', '?', 'ar-EG', 'de'], known)).toEqual({ tag: 'ar-EG', known: 'ar' })
  expect(matchLocale([], known)).toBeUndefined()
})
