import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Network } from '../../backends/port/network.ts'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import type { WorldPatch } from '../../backends/mock/world/worldTypes.ts'
import type { FoyerOptions, SiweConfig } from '../../widget/core/options/config.ts'
import type { ScenarioFault } from './scenarioFault.ts'
import type { Step } from './step.ts'

/** The host's options as plain data: networks by their CAIP-2 id instead of adapters. */
export type ScenarioOptions = Partial<
  Omit<FoyerOptions, 'backend' | 'adapters' | 'siweConfig' | 'texts' | 'inspect' | 'remoteImages'>
> & {
  readonly remoteImages?: { readonly hosts: readonly string[] }
  /** Requested networks in order. Default: the local chains, in their order. */
  readonly networks?: readonly ChainId[]
  /** Networks that the catalogue does not have or describes otherwise; named in `networks` by their id. */
  readonly customNetworks?: readonly Network[]
  /** Options that the host page of the workbench sets and this scenario wants without. */
  readonly unset?: readonly ('termsConditionsUrl' | 'privacyPolicyUrl' | 'metadata')[]
  /** Services that the host does not have: `createRealBackend({ walletConnect: false })`. */
  readonly without?: readonly ('walletConnect' | 'directory')[]
  /** How the host signs in, when `isSiweEnabled`: its callbacks are the stage's own. */
  readonly siwe?: Pick<
    SiweConfig,
    | 'signOutOnNetworkChange'
    | 'signOutOnAccountChange'
    | 'signOutOnDisconnect'
    | 'sessionRefetchIntervalMs'
  > & {
    /** A host that names another domain in its message than that of its page. */
    readonly domain?: string
  }
}

/**
 * One rehearsal, as data: what the host set, what the world is like, what happens and what must be
 * seen. Serialisable to JSON, played by hand in the workbench and replayed by Playwright.
 */
export interface Scenario {
  /** Kebab case, unique; the file is named after it. */
  readonly id: string
  /** A short sentence, as a QA engineer would say it. */
  readonly title: string
  /** Feature names and properties to find it by: `email`, `timer`, `mobile`, `fault`, `security`. */
  readonly tags: readonly string[]
  /** Default `desktop`. */
  readonly device?: DeviceProfile['name']
  readonly seed?: number
  /** ISO date of the virtual start. Default 2026-01-15T12:00:00Z. */
  readonly startedAt?: string
  readonly options?: ScenarioOptions
  /** How many widgets stand on the host page; only the first one is observed. Default 1. */
  readonly widgets?: 1 | 2
  /** The host page shows the on-ramp widget too. */
  readonly onrampWidget?: true
  readonly world?: WorldPatch
  readonly faults?: readonly (ScenarioFault & { readonly id: string })[]
  readonly steps: readonly Step[]
}
