import type { ServedChain } from '../../../../../anvil/fork/servedChain.ts'
import type { WorldToken } from '../worldTypes.ts'

/** A chain and a token of a host. */
export const hostWorld = {
  gold: {
    id: 31_337,
    caip2: 'eip155:31337',
    name: 'Gold Chain',
    symbol: 'NUGGET',
    coinName: 'Nugget',
    baseFee: 1_000_000_000,
    hasSwaps: false,
    genesis: 'empty',
    rpcUrls: ['http://127.0.0.1:8545'],
  },
  bar: {
    chainId: 'eip155:31337',
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    symbol: 'BAR',
    name: 'Gold Bar',
    decimals: 6,
  },
} as const satisfies { gold: ServedChain; bar: WorldToken }
