import { chainList } from '../chainList.ts'

/** The EIP-155 ids of the local chains that have a router with pools, and so swaps. */
export const swapChains: readonly number[] = chainList
  .filter(({ hasSwaps }) => hasSwaps)
  .map(({ id }) => id)
