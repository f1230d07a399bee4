import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, it } from 'vitest'
import { testAccounts, testMnemonic } from './accounts.ts'

it('holds ten accounts that derive from the public test mnemonic', () => {
  const derived = Array.from(
    { length: 10 },
    (_, addressIndex) => mnemonicToAccount(testMnemonic, { addressIndex }).address,
  )
  expect(testAccounts.map(({ address }) => address)).toEqual(derived)
  expect(testAccounts.map(({ privateKey }) => privateKeyToAddress(privateKey))).toEqual(derived)
})
