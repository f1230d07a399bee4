import { expect, it } from 'vitest'
import { walletsToGet } from './getWalletRules.ts'
import { aWallet } from '../testing/aWallet.ts'

const ids = (lists: Parameters<typeof walletsToGet>[0]) => walletsToGet(lists).map(({ id }) => id)

it('lists up to 4 wallets from featured, custom and recommended [C-107]', () => {
  expect(
    ids({
      featured: [aWallet('f')],
      custom: [aWallet('c')],
      recommended: [aWallet('r1'), aWallet('r2'), aWallet('r3')],
    }),
  ).toEqual(['f', 'c', 'r1', 'r2'])
})

it('lists a wallet once', () => {
  expect(
    ids({ featured: [aWallet('a')], custom: [aWallet('a')], recommended: [aWallet('a')] }),
  ).toEqual(['a'])
})
