import type { ServedChain } from '../../../anvil/fork/servedChain.ts'
import type { PageConfig } from '../../backends/mock/offline/pageConfig.ts'
import type { FoyerConfig } from './foyerConfig.ts'

/** A `foyer.config` that was read and found to be right. */
export interface HostWorld {
  /** Name of the file, for messages. */
  readonly name: string
  /** The file and what it imports. */
  readonly files: readonly string[]
  readonly chains: readonly ServedChain[]
  readonly setup: FoyerConfig['setup']
  /** What its pages are told. */
  readonly page: PageConfig
}
