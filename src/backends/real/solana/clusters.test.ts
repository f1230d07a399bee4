import { expect, it } from 'vitest'
import { clusters } from './clusters.ts'

it.each([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
] as const)('maps the cluster %s to %s, and back', (standard, chainId) => {
  expect(clusters.chainIdOf(standard)).toBe(chainId)
  expect(clusters.standardOf(chainId)).toBe(standard)
})

it.each(['solana:localnet', 'eip155:1', undefined])('rejects the cluster %s', (name) => {
  expect(clusters.chainIdOf(name)).toBeUndefined()
})
