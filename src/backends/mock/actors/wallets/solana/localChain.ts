/** What wallet-adapter calls the chain of a page whose RPC has a local address. */
export const localChain = 'solana:localnet'
