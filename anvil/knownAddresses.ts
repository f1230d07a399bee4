/** Addresses of contracts, the same on every local chain that has the contract. In EIP-55 notation. Pages may import this file. */
export const knownAddresses = {
  /** The swap router; on Ethereum, Polygon and Base. Its public counterpart has this address, too. */
  router: '0x111111125421cA6dc452d289314280a0f8842A65',
  /** The address that a swap uses for the native coin (wire 1.9). */
  nativeCoin: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  /** Many reads in one call. */
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  /** The registry of names on Ethereum. */
  names: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  /** A collection of NFTs; on Ethereum, Polygon and Base. */
  collectible: '0x7011000000000000000000000000000000000721',
  /** The coin of Polygon as an ERC-20, with its public address; on Polygon. */
  coinToken: '0x0000000000000000000000000000000000001010',
  /** Holds plenty of everything: simulated payments to test accounts come from here. */
  treasury: '0x7011000000000000000000000000000000007eA5',
} as const
