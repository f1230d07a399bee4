import type { LocalChain } from '../chainList.ts'

/**
 * The node whose chain a local one continues. Its address may contain a key, so pages never get it.
 */
export interface ForkSource {
  readonly url: string
  /** The number of the block to continue from; the newest one when absent. */
  readonly blockNumber?: number
}

/** A chain, with what is needed to start it. */
export interface ServedChain extends LocalChain {
  /** The source of a chain whose `genesis` is `fork`. */
  readonly fork?: ForkSource
}
