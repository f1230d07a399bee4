import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { FoyerConfig } from '../../core/options/config.ts'

/** Whether to offer a trade; hidden without swaps (open point 117). */
export function offersTrade(facts: {
  config: Pick<FoyerConfig, 'enableSwaps'>
  backend: Pick<Backend, 'swap'>
  chain: ChainNamespace
}): boolean {
  const { config, backend, chain } = facts
  return config.enableSwaps && Boolean(backend.swap) && chain !== 'solana'
}
