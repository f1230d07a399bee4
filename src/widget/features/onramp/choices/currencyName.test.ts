import { expect, it } from 'vitest'
import { currencyName } from './currencyName.ts'

it.each([
  ['USD', 'US Dollar'],
  ['EUR', 'Euro'],
  ['XQQ', 'XQQ'],
])('calls %s %s', (code, name) => {
  expect(currencyName(code)).toBe(name)
})
