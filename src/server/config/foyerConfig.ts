import type { EvmChain } from '../../backends/port/network.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'
import type { WorldPatch } from '../../backends/mock/world/worldTypes.ts'
import type { ExploreConfig } from './invariantTypes.ts'
import type { ScreenVariant } from './screenVariant.ts'
import type { SetupContext } from './setupTypes.ts'

/** An EVM chain of the host. A viem `Chain` is valid. */
export interface ConfiguredChain extends Pick<EvmChain, 'id' | 'name' | 'nativeCurrency'> {
  /** URLs at which the local chain also answers when a page calls them. */
  readonly rpcUrls?: EvmChain['rpcUrls'] | undefined
  readonly blockExplorers?: EvmChain['blockExplorers'] | undefined
  readonly testnet?: boolean | undefined
  /**
   * JSON-RPC URL of the node whose chain the local one continues (a fork). A fork requires a network, and is reproducible only with
   * `forkBlockNumber`.
   */
  readonly forkUrl?: string | undefined
  /** The block to continue from; the latest one if absent. */
  readonly forkBlockNumber?: number | undefined
}

/** The host's own world in `foyer.config.ts`. Every field has a default. */
export interface FoyerConfig {
  /** The seed of every random value; 1 if absent. */
  readonly seed?: number | undefined
  /**
   * The virtual time at the start of a world, in ms since epoch; 2026-01-15T12:00:00Z if absent.
   */
  readonly startedAt?: number | undefined
  /** EVM chains in addition to Ethereum, Polygon, Base and Sepolia. List one of those four only to fork it or to add URLs. */
  readonly chains?: readonly ConfiguredChain[] | undefined
  /**
   * Deploys the host's contracts and mints its tokens. Called once for each world before its chains answer any call, and again when they
   * are reset. It must do the same every time.
   */
  readonly setup?: ((context: SetupContext) => Promise<unknown> | void) | undefined
  /** Changes to the world with which every page starts: lists replace, records merge. */
  readonly world?: Omit<WorldPatch, 'seed' | 'startedAt' | 'chains'> | undefined
  /** Faults that are active from the start. */
  readonly faults?: readonly FaultRule[] | undefined
  /**
   * The folder in which the workbench saves recorded scenarios, relative to this file;
   * `foyer-scenarios` if absent.
   */
  readonly scenarios?: string | undefined
  /**
   * The address of the app in development, such as `http://localhost:3000`: `npx foyerkit replay`
   * plays recordings of the app there, and `npx foyerkit` lets its pages save recordings. `--page`
   * names another one.
   */
  readonly page?: string | undefined
  /** The variants in which `npx foyerkit replay --screens` plays each scenario; light on a desktop and dark on a phone if absent. */
  readonly screens?: { readonly variants: readonly ScreenVariant[] } | undefined
  /** The secrets that recordings type, by name, for `npx foyerkit replay`. No page receives this list. */
  readonly secrets?: Readonly<Record<string, string>> | undefined
  /**
   * True if `Date` and `Math.random` of the app's own pages follow the virtual clock and the seed;
   * false if absent. A recording of a page that uses them is played the same each time only with
   * it.
   */
  readonly ownsPage?: boolean | undefined
  /** The invariants of the app's own pages, for `npx foyerkit explore` and for a replay of its findings. No page receives them. */
  readonly explore?: ExploreConfig | undefined
}
