import { expect, it } from 'vitest'
import { isCoinContract } from './isCoinContract.ts'
import { knownTokens } from './knownTokens.ts'

it.each([
  ['eip155:42220', '0x471EcE3750Da237f93B8E339c536989b8978a438', true],
  ['eip155:137', '0x0000000000000000000000000000000000001010', true],
  ['eip155:1088', '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000', true],
  ['eip155:1', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', true],
  ['eip155:1', '0x0000000000000000000000000000000000000000', true],
  ['eip155:1', '0x0000000000000000000000000000000000001010', false],
  ['eip155:1', '0x471EcE3750Da237f93B8E339c536989b8978a438', false],
  ['eip155:137', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', false],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '0x0000000000000000000000000000000000000000', false],
] as const)('says on %s whether a token at %s is the coin: %s', (chainId, address, isCoin) => {
  expect(isCoinContract(chainId, address)).toBe(isCoin)
})

it('finds the three coins of the table of known tokens', () => {
  const coins = Object.entries(knownTokens).flatMap(([chainId, rows]) =>
    rows.filter(([, address]) => isCoinContract(chainId as 'eip155:1', address)),
  )
  expect(coins.map(([, , symbol]) => symbol)).toEqual(['POL', 'METIS', 'CELO'])
})
