import { expect, it } from 'vitest'
import { showsAllWallets } from './allWalletsRules.ts'

it.each([
  ['HIDE', true, false],
  ['HIDE', false, false],
  ['ONLY_MOBILE', true, true],
  ['ONLY_MOBILE', false, false],
  ['SHOW', true, true],
  ['SHOW', false, true],
] as const)(
  'shows with allWallets %s and mobile %s the entry: %s [C-018]',
  (option, mobile, shown) => {
    expect(showsAllWallets(option, mobile)).toBe(shown)
  },
)
