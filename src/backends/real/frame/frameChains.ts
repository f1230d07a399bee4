import type { ChainId } from '../../port/chainIds.ts'

const EVM =
  '1 5 11155111 10 420 42161 421613 137 80001 42220 1313161554 1313161555 56 97 43114 43113 324 280 100 8453 84531 84532 7777777 999'

/** The chains that the secure wallet supports (wire 2.4, 5.3). */
export const FRAME_CHAINS: readonly ChainId[] = [
  ...EVM.split(' ').map((id): ChainId => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]
