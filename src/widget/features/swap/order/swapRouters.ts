import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Address } from '../../../../backends/port/connectors.ts'

const router = '0x111111125421cA6dc452d289314280a0f8842A65'

/**
 * The only contract per network that a swap may approve and call: the public 1inch v6 router, or the contract at its
 * address on a local chain. A network without an entry has no swap.
 */
export const swapRouters: Readonly<Record<ChainId, Address>> = {
  'eip155:1': router,
  'eip155:42161': router,
  'eip155:10': router,
  'eip155:324': '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
  'eip155:8453': router,
  'eip155:56': router,
  'eip155:137': router,
  'eip155:100': router,
  'eip155:43114': router,
  'eip155:250': router,
  'eip155:8217': router,
  'eip155:1313161554': router,
}
