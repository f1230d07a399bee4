import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { Core } from '../../../core/core.ts'

/**
 * The chain namespace in which an already connected visitor wants to connect as well; `undefined` when no account is
 * connected yet, and any wallet will do.
 */
export function wantedNamespace({
  networks,
  session,
}: Pick<Core, 'networks' | 'session'>): ChainNamespace | undefined {
  const elsewhere = session.all().length > 0 && !session.connection()
  return elsewhere ? networks.activeNamespace() : undefined
}
