import { expect, it } from 'vitest'
import { currencyName } from './currencyName.ts'

it.each([
  ['USD', 'US Dollar'],
  ['EUR', 'Euro'],
  ['XQQ', 'XQQ'],
])('names %s as %s', (code, name) => {
  expect(currencyName(code)).toBe(name)
})
