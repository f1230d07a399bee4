/** The effect of a transfer if it were mined now. */
export type SimulatedTransfer =
  /** The network would reject it. */
  | { readonly kind: 'fails' }
  /** The token would refuse it without reverting. */
  | { readonly kind: 'refused' }
  /** The token keeps a part: the recipient receives only this many of its smallest units. */
  | { readonly kind: 'less'; readonly units: bigint }
  | { readonly kind: 'asShown' }
