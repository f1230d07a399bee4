/** The signed-in account. */
export interface SignInSession {
  /** With the EIP-55 checksum. */
  readonly address: `0x${string}`
  /** CAIP-2. */
  readonly chainId: `eip155:${number}`
  /** ms since epoch. */
  readonly expiresAt: number
}
