import type { ServedChain } from '../../../anvil/fork/servedChain.ts'
import type { PageConfig } from '../../backends/mock/offline/pageConfig.ts'
import type { FoyerConfig } from './foyerConfig.ts'
import type { ScreenVariant } from './screenVariant.ts'

/** A `foyer.config` that was loaded and validated. */
export interface HostWorld {
  /** The name of the file, for messages. */
  readonly name: string
  /** The file and its imports. */
  readonly files: readonly string[]
  readonly chains: readonly ServedChain[]
  readonly setup: FoyerConfig['setup']
  /** The absolute path of the folder in which the workbench saves scenarios. */
  readonly scenarios?: string
  /** The secrets that recordings type, by name. No page receives them. */
  readonly secrets?: Readonly<Record<string, string>>
  /** The variants of screens; the usual ones if absent. */
  readonly screenVariants?: readonly ScreenVariant[]
  /** The origin of the app in development. */
  readonly origin?: string
  /** The invariants of its pages. */
  readonly explore?: FoyerConfig['explore']
  /** The part that its pages receive. */
  readonly page: PageConfig
}
