import { defineChain } from 'viem'

/** Nothing answers at this URL: the local chain answers in its place. */
export const goldChain = defineChain({
  id: 4_242,
  name: 'Gold Chain',
  nativeCurrency: { name: 'Nugget', symbol: 'NUG', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gold.example'] } },
})
