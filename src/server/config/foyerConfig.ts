import type { EvmChain } from '../../backends/port/network.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import type { WorldPatch } from '../../backends/mock/world/worldTypes.ts'
import type { SetupContext } from './setupTypes.ts'

/** An EVM chain of the host; a `Chain` of viem is one. */
export interface ConfiguredChain extends Pick<EvmChain, 'id' | 'name' | 'nativeCurrency'> {
  /** The local chain answers at these addresses, too, when a page calls them. */
  readonly rpcUrls?: EvmChain['rpcUrls']
  readonly blockExplorers?: EvmChain['blockExplorers']
  readonly testnet?: boolean | undefined
  /**
   * JSON-RPC address of the node whose chain the local one goes on from. It then needs a network, and is not the same every time
   * unless `forkBlockNumber` is set.
   */
  readonly forkUrl?: string
  /** The newest one when absent. */
  readonly forkBlockNumber?: number
}

/** What a host says of its own world in `foyer.config.ts`. Everything has a default. */
export interface FoyerConfig {
  /** What every draw of the simulator follows from; 1 when absent. */
  readonly seed?: number
  /** Virtual time at the start of a world, ms since epoch; 2026-01-15T12:00:00Z when absent. */
  readonly startedAt?: number
  /** EVM chains beside Ethereum, Polygon, Base and Sepolia; one of those four only to fork it or to add addresses. */
  readonly chains?: readonly ConfiguredChain[]
  /**
   * Called once for each world before its chains answer anybody, and again when they are reset: deploys the host's contracts and
   * mints its tokens. What it does has to be the same every time.
   */
  readonly setup?: (context: SetupContext) => Promise<unknown> | void
  /** What is changed in the world with which every page starts: lists replace, records merge. */
  readonly world?: Omit<WorldPatch, 'seed' | 'startedAt' | 'chains'>
  /** What goes wrong from the start. */
  readonly faults?: readonly FaultRule[]
}
