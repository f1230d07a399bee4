import type { Core } from '../../core/core.ts'

/** True where the host wants it, the backend has it and the chain is not Solana (C-026, A-003). */
export function offersOnramp({
  backend,
  config,
  networks,
}: Pick<Core, 'backend' | 'config' | 'networks'>): boolean {
  const { onramp } = backend
  return config.enableOnramp && onramp !== undefined && networks.activeNamespace() !== 'solana'
}
