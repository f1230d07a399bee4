import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { knownAddresses } from './knownAddresses.ts'
import { tokenList } from './tokenList.ts'

const written = [...tokenList.map(({ address }) => address), ...Object.values(knownAddresses)]

it('writes every address with its checksum (EIP-55)', () => {
  expect(written).toEqual(written.map((address) => getAddress(address.toLowerCase())))
})

it('knows a token of a chain by its symbol', () => {
  const keys = tokenList.map(({ chainId, symbol }) => `${chainId} ${symbol}`)
  expect(new Set(keys).size).toBe(keys.length)
})
