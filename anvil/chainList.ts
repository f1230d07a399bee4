/**
 * One chain that anvil simulates under the chain's own id. It is plain data, so a page may import
 * it.
 */
export interface LocalChain {
  /** The EIP-155 chain id. */
  readonly id: number
  /** The CAIP-2 id, `eip155:<id>`. */
  readonly caip2: `eip155:${number}`
  readonly name: string
  /** The symbol of the native coin, which has 18 decimals. */
  readonly symbol: string
  readonly coinName: string
  /** The base fee of the first block, in wei per gas. */
  readonly baseFee: number
  /** True if it has a router with pools, and so swaps. */
  readonly hasSwaps: boolean
  /** The on-ramp provider's name for it in an address; absent where nothing is sold (wire 1.10). */
  readonly onrampName?: string
  /** The id of its picture at the wallet directory. */
  readonly imageId?: string
  /** A public node of the real chain, which wallets get with the network. */
  readonly publicRpcUrl?: string
  /** More addresses at which apps call a node of it. */
  readonly rpcUrls?: readonly string[]
  readonly explorerUrl?: string
  readonly testnet?: true
  /**
   * The source of its first block: a file beside the code when absent, nothing but funded accounts,
   * or another node.
   */
  readonly genesis?: 'empty' | 'fork'
}

const gwei = 1_000_000_000

/**
 * The chains that have a local anvil, with the names and coins of the public ones (wire 5.2). The
 * first one is the usual one.
 */
export const chainList: readonly LocalChain[] = [
  {
    id: 1,
    caip2: 'eip155:1',
    name: 'Ethereum',
    symbol: 'ETH',
    coinName: 'Ether',
    baseFee: 2 * gwei,
    hasSwaps: true,
    onrampName: 'ethereum',
    imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
    publicRpcUrl: 'https://ethereum.reth.rs/rpc',
    explorerUrl: 'https://etherscan.io',
  },
  {
    id: 137,
    caip2: 'eip155:137',
    name: 'Polygon',
    symbol: 'POL',
    coinName: 'POL',
    baseFee: 30 * gwei,
    hasSwaps: true,
    onrampName: 'polygon',
    imageId: '41d04d42-da3b-4453-8506-668cc0727900',
    publicRpcUrl: 'https://polygon.drpc.org',
    explorerUrl: 'https://polygonscan.com',
  },
  {
    id: 8453,
    caip2: 'eip155:8453',
    name: 'Base',
    symbol: 'ETH',
    coinName: 'Ether',
    baseFee: 0.01 * gwei,
    hasSwaps: true,
    onrampName: 'base',
    imageId: '7289c336-3981-4081-c5f4-efc26ac64a00',
    publicRpcUrl: 'https://mainnet.base.org',
    explorerUrl: 'https://basescan.org',
  },
  {
    id: 11155111,
    caip2: 'eip155:11155111',
    name: 'Sepolia',
    symbol: 'ETH',
    coinName: 'Ether',
    baseFee: gwei,
    hasSwaps: false,
    imageId: 'e909ea0a-f92a-4512-c8fc-748044ea6800',
    publicRpcUrl: 'https://11155111.rpc.thirdweb.com',
    explorerUrl: 'https://sepolia.etherscan.io',
    testnet: true,
  },
]
