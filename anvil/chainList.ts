/** One chain that anvil simulates under the chain's own id. Plain data: safe to import in the page. */
export interface LocalChain {
  /** EIP-155 chain id. */
  readonly id: number
  /** CAIP-2 id, `eip155:<id>`. */
  readonly caip2: `eip155:${number}`
  readonly name: string
  /** Symbol of the native coin (18 decimals). */
  readonly symbol: string
  readonly coinName: string
  /** Base fee of the first block, wei per gas. */
  readonly baseFee: number
  /** Whether it has a router with pools, and so swaps. */
  readonly hasSwaps: boolean
  /** The on-ramp provider's word for it in an address (wire 1.10); absent where nothing is sold. */
  readonly onrampName?: string
  /** Its picture at the wallet directory. */
  readonly imageId?: string
  /** A public node of the real chain, as it is passed to wallets. */
  readonly publicRpcUrl?: string
  /** More addresses at which apps call a node of it. */
  readonly rpcUrls?: readonly string[]
  readonly explorerUrl?: string
  readonly testnet?: true
  /** Where its first block comes from: a file beside the code when absent, nothing but funded accounts, or another node. */
  readonly genesis?: 'empty' | 'fork'
}

const gwei = 1_000_000_000

/** The chains that have a local anvil (names and coins as in wire 5.2). The first one is the usual one. */
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
