import { expect, it } from 'vitest'
import { getAddress } from 'viem'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { checksumAddress } from './checksumAddress.ts'

it.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x0000000000000000000000000000000000000000',
] as const)('writes %s as EIP-55 does, from lower and from upper case', (address) => {
  expect(checksumAddress(address.toLowerCase() as `0x${string}`)).toBe(address)
  expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
})

it('agrees with viem on many addresses', () => {
  const some = Array.from(
    { length: 50 },
    (_, at) =>
      `0x${(BigInt(at * 7 + 1) ** 21n % (1n << 160n)).toString(16).padStart(40, '0')}` as const,
  )
  const all = [...some, ...testAccounts.map(({ address }) => address)]
  expect(all.map(checksumAddress)).toEqual(all.map((address) => getAddress(address)))
})
