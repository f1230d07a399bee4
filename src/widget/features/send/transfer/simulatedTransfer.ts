/** What a transfer would do if it were mined now. */
export type SimulatedTransfer =
  /** The network would refuse it. */
  | { readonly kind: 'fails' }
  /** The token keeps a part: the recipient's balance grows by so many of its smallest units only. */
  | { readonly kind: 'less'; readonly units: bigint }
  | { readonly kind: 'asShown' }
