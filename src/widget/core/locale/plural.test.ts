import { expect, it } from 'vitest'
import { plural } from './plural.ts'

const russian = { one: '# кошелёк', few: '# кошелька', many: '# кошельков', other: '# кошелька' }

it.each([
  [1, '1 кошелёк'],
  [3, '3 кошелька'],
  [11, '11 кошельков'],
  [21, '21 кошелёк'],
])('takes the form that the language uses with %i', (count, text) => {
  expect(plural('ru', count, russian)).toBe(text)
})

it('takes the general form if the language has no other', () => {
  expect(plural('ja', 1, { other: '# 件' })).toBe('1 件')
  expect(plural('de', 1, { other: '# Wallets' })).toBe('1 Wallets')
})

it('groups the number as the language does, in the digits of amounts', () => {
  expect(plural('de', 12_000, { other: '#' })).toBe('12.000')
  expect(plural('ar', 12, { other: '#' })).toBe('12')
})
