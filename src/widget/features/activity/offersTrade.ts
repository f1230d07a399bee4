import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { FoyerConfig } from '../../core/options/config.ts'
import type { ViewName } from '../../core/modal/viewParams.ts'

/** Whether to offer a trade; hidden without swaps (open point 117). */
export function offersTrade(facts: {
  config: Pick<FoyerConfig, 'enableSwaps'>
  backend: Pick<Backend, 'swap'>
  chain: ChainNamespace
  canOpen: (view: ViewName) => boolean
}): boolean {
  const { config, backend, chain, canOpen } = facts
  return config.enableSwaps && Boolean(backend.swap) && chain !== 'solana' && canOpen('Swap')
}
