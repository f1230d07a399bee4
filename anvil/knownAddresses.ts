/** Contracts that stand at the same address on every local chain that has them. EIP-55. Safe to import in the page. */
export const knownAddresses = {
  /** The swap router; on Ethereum, Polygon and Base. Its public counterpart has this address, too. */
  router: '0x111111125421cA6dc452d289314280a0f8842A65',
  /** Stands for the native coin where a swap names a token (wire 1.9). */
  nativeCoin: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  /** Many reads in one call. */
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  /** Where names are asked for on Ethereum. */
  names: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  /** A collection of NFTs; on Ethereum, Polygon and Base. */
  collectible: '0x7011000000000000000000000000000000000721',
  /** Holds plenty of everything: simulated payments to test accounts come from here. */
  treasury: '0x7011000000000000000000000000000000007eA5',
} as const
