import type { ChainId } from '../../backends/port/chainIds.ts'
import type { Network } from '../../backends/port/network.ts'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import type { WorldPatch } from '../../backends/mock/world/worldTypes.ts'
import type { FoyerOptions, SiweConfig } from '../../widget/core/options/config.ts'
import type { ScenarioFault } from './scenarioFault.ts'
import type { SkippedCells } from './skippedCells.ts'
import type { Step } from './step.ts'

/** The host's options as plain data. Networks are CAIP-2 ids instead of adapters. */
export type ScenarioOptions = Partial<
  Omit<FoyerOptions, 'backend' | 'adapters' | 'siweConfig' | 'texts' | 'inspect' | 'remoteImages'>
> & {
  readonly remoteImages?: { readonly hosts: readonly string[] }
  /** The requested networks in order. Default: the local chains, in their order. */
  readonly networks?: readonly ChainId[]
  /** Networks that the catalogue does not have or describes differently; `networks` lists them by id. */
  readonly customNetworks?: readonly Network[]
  /** Options that the workbench's host page sets and that this scenario removes. */
  readonly unset?: readonly ('termsConditionsUrl' | 'privacyPolicyUrl' | 'metadata')[]
  /** Services that the host does not have: `createRealBackend({ walletConnect: false })`. */
  readonly without?: readonly ('walletConnect' | 'directory')[]
  /** How the host signs in when `isSiweEnabled` is set. The stage supplies its callbacks. */
  readonly siwe?: Pick<
    SiweConfig,
    | 'signOutOnNetworkChange'
    | 'signOutOnAccountChange'
    | 'signOutOnDisconnect'
    | 'sessionRefetchIntervalMs'
  > & {
    /**
     * The domain that the message names, for a host that names another one than that of its page.
     */
    readonly domain?: string
  }
}

/**
 * A scenario as data: the host's options, the world, the steps and the expected results. It is serializable to JSON, played in the
 * workbench and replayed by Playwright.
 */
export interface Scenario {
  /** The id in kebab case, unique; also the name of the file. */
  readonly id: string
  /** A short sentence in the words of a QA engineer. */
  readonly title: string
  /** Feature names and properties to search for: `email`, `timer`, `mobile`, `fault`, `security`. */
  readonly tags: readonly string[]
  /** The visitor's device. Default `desktop`. */
  readonly device?: DeviceProfile['name']
  readonly seed?: number
  /** The virtual start as ISO date. Default 2026-01-15T12:00:00Z. */
  readonly startedAt?: string
  readonly options?: ScenarioOptions
  /**
   * The number of widgets on the host page; only the first one is observed. `apart`: two, each with
   * a session of its own. Default 1.
   */
  readonly widgets?: 1 | 2 | 'apart'
  /**
   * The page of a host's own app that is open at the start: path, query and hash, such as
   * `/cart?item=1`. The steps are for this app; without it, they are for the workbench's host page,
   * or for the page that a test has opened.
   */
  readonly page?: string
  /** True if the host page also shows the on-ramp widget. */
  readonly onrampWidget?: true
  readonly world?: WorldPatch
  readonly faults?: readonly (ScenarioFault & { readonly id: string })[]
  /**
   * The names of what must be true after every step: those of `npx foyerkit explore`, and those of
   * the host's `foyer.config`. Only `npx foyerkit replay` checks them.
   */
  readonly invariants?: readonly string[]
  /**
   * The cells of a matrix of `npx foyerkit replay` to which the scenario does not apply, and why.
   */
  readonly skip?: readonly SkippedCells[]
  readonly steps: readonly Step[]
}
