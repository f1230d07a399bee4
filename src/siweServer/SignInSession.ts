/** Who is signed in. */
export interface SignInSession {
  /** With the checksum of EIP-55. */
  readonly address: `0x${string}`
  /** CAIP-2. */
  readonly chainId: `eip155:${number}`
  /** ms since epoch. */
  readonly expiresAt: number
}
