import type { Core } from '../core.ts'

/** True where the host wants it, the backend has it and the chain is not Solana (C-026, A-003). */
export function offersOnramp({
  backend,
  config,
  networks,
}: Pick<Core, 'backend' | 'config' | 'networks'>): boolean {
  const here = networks.activeNamespace() !== 'solana'
  return config.enableOnramp && backend.onramp !== undefined && here
}
