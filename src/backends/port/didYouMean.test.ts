import { expect, it } from 'vitest'
import { didYouMean } from './didYouMean.ts'

const names = ['price.set', 'wallet.approve', 'wallet.reject', 'run']

it.each([
  ['price.sett', ' Did you mean "price.set"?'],
  ['Wallet.Approve', ' Did you mean "wallet.approve"?'],
  ['wallet.regect', ' Did you mean "wallet.reject"?'],
  ['rn', ' Did you mean "run"?'],
  ['something.else', ''],
  ['', ''],
])('suggests the nearest name for "%s":%s', (typed, question) => {
  expect(didYouMean(typed, names)).toBe(question)
})
