/** The effect of a transfer if it were mined now. */
export type SimulatedTransfer =
  /** The network would reject it. */
  | { readonly kind: 'fails' }
  /** An account would hold less of the coin than the least amount that Solana keeps, in its smallest unit. */
  | { readonly kind: 'rent'; readonly least: bigint }
  /** The token's contract or mint has blocked an account, or all transfers. */
  | { readonly kind: 'blocked' }
  /** The token would refuse it without reverting. */
  | { readonly kind: 'refused' }
  /** The token keeps a part, so the recipient receives only this many of its smallest units. */
  | { readonly kind: 'less'; readonly units: bigint }
  | { readonly kind: 'asShown' }
