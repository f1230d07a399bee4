import type { Backend } from '../../../backends/port/backend.ts'
import type { FoyerConfig } from '../options/config.ts'
import type { Networks } from './networks.ts'

/**
 * True if the host wants buying, the backend has it, and the active chain is not Solana, where
 * there is none (C-026, A-003).
 */
export function offersOnramp({
  backend,
  config,
  networks,
}: {
  readonly backend: Backend
  readonly config: FoyerConfig
  readonly networks: Networks
}): boolean {
  const here = networks.activeNamespace() !== 'solana'
  return config.enableOnramp && backend.onramp !== undefined && here
}
