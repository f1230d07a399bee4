/** One chain that anvil simulates under the chain's own id. Plain data: safe to import in the page. */
export interface LocalChain {
  /** EIP-155 chain id. */
  readonly id: number
  /** CAIP-2 id, `eip155:<id>`. */
  readonly caip2: string
  readonly name: string
  /** Symbol of the native coin (18 decimals). */
  readonly symbol: string
  /** Base fee of the first block, wei per gas. */
  readonly baseFee: number
}

const gwei = 1_000_000_000

/** The chains that have a local anvil (names and coins as in wire 5.2). */
export const chainList: readonly LocalChain[] = [
  { id: 1, caip2: 'eip155:1', name: 'Ethereum', symbol: 'ETH', baseFee: 2 * gwei },
  { id: 137, caip2: 'eip155:137', name: 'Polygon', symbol: 'POL', baseFee: 30 * gwei },
  { id: 8453, caip2: 'eip155:8453', name: 'Base', symbol: 'ETH', baseFee: 0.01 * gwei },
  { id: 11155111, caip2: 'eip155:11155111', name: 'Sepolia', symbol: 'ETH', baseFee: gwei },
]
