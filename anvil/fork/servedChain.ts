import type { LocalChain } from '../chainList.ts'

/** The node whose chain a local one goes on from. Its address may contain a key, so no page is told. */
export interface ForkSource {
  readonly url: string
  /** The newest one when absent. */
  readonly blockNumber?: number
}

/** A chain as it is started. */
export interface ServedChain extends LocalChain {
  /** Present where `genesis` is `fork`. */
  readonly fork?: ForkSource
}
