/** The signed-in account. */
export interface SignInSession {
  /** The address with the EIP-55 checksum. */
  readonly address: `0x${string}`
  /** The CAIP-2 id of the chain. */
  readonly chainId: `eip155:${number}`
  /** When the session ends, in ms since epoch. */
  readonly expiresAt: number
}
