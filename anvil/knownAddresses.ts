/**
 * Addresses of contracts in EIP-55 notation, the same on every local chain that has the contract.
 * Pages may import this file.
 */
export const knownAddresses = {
  /**
   * The swap router on Ethereum, Polygon and Base. Its public counterpart has this address, too.
   */
  router: '0x111111125421cA6dc452d289314280a0f8842A65',
  /** The address that stands for the native coin in a swap (wire 1.9). */
  nativeCoin: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  /** Multicall3, which answers many reads in one call. */
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  /** The registry of names on Ethereum. */
  names: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  /** A collection of NFTs on Ethereum, Polygon and Base. */
  collectible: '0x7011000000000000000000000000000000000721',
  /** The coin of Polygon as an ERC-20, with its public address. Only on Polygon. */
  coinToken: '0x0000000000000000000000000000000000001010',
  /**
   * The account that simulated payments to test accounts come from. It has plenty of every token.
   */
  treasury: '0x7011000000000000000000000000000000007eA5',
} as const
