/** The name that wallet-adapter gives to the chain of a page with a local RPC URL. */
export const localChain = 'solana:localnet'
