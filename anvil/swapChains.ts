/** EIP-155 ids of the local chains that have a router with pools, and so swaps. */
export const swapChains: readonly number[] = [1, 137, 8453]
