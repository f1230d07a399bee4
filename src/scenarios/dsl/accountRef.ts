/** Somebody on a chain: index of a public test account, `active` (whoever is connected), or an address. */
export type AccountRef = number | 'active' | `0x${string}`
