import type { ChainId } from '../../../backends/port/chainIds.ts'

/** The networks that the swap service supports, as CAIP-2 ids (open point 124, wire 1.9). */
export const swapNetworks: readonly ChainId[] = [
  'eip155:1',
  'eip155:42161',
  'eip155:10',
  'eip155:324',
  'eip155:8453',
  'eip155:56',
  'eip155:137',
  'eip155:100',
  'eip155:43114',
  'eip155:250',
  'eip155:8217',
  'eip155:1313161554',
]
