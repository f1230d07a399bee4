/** An account on a chain: the index of a public test account, `active` (the connected account), or an address. */
export type AccountRef = number | 'active' | `0x${string}`
