/** One picture of an item. A collectible is square, a coin is round. */
export interface ActivityImage {
  readonly type: 'coin' | 'nft'
  readonly url?: string
}

/** One row of the activity. */
export interface ActivityItem {
  readonly key: string
  /** Empty when there is none. */
  readonly hash: string
  /** The hash is that of the transaction that took its place. */
  readonly replaced?: true
  /** The operation: `send`, `trade`, … */
  readonly type: string
  readonly status: string
  readonly direction: 'in' | 'out'
  /** At most two. */
  readonly descriptions: readonly string[]
  /** Day and short month: `15 Jan` (open point 117). */
  readonly date: string
  /** At most two. */
  readonly images: readonly ActivityImage[]
  /** USD per unit of what is named first. */
  readonly price?: number
  /** Decimal texts as the service gave them. */
  readonly amounts: readonly string[]
  readonly symbols: readonly string[]
}
