import type { Core } from '../../../core/core.ts'
import { createSmartAccountNetworks } from '../../../core/login/smartAccountNetworks.ts'
import { orderNetworks } from '../onrampRules.ts'

/**
 * The networks of an order at the card provider; `undefined` if it cannot deliver to the account there. While the
 * networks with smart accounts are unknown, a preferred smart account counts as one everywhere.
 */
export function networksOfOrder(core: Core): ReturnType<typeof orderNetworks> {
  const { activeId } = core.networks.store.getState()
  const { enabled } = core.use(createSmartAccountNetworks).store.getState()
  const isSmartAccount =
    prefersSmartAccount(core) && (enabled.length === 0 || enabled.includes(activeId))
  return orderNetworks(activeId, isSmartAccount)
}

/** Loads what {@link networksOfOrder} depends on. Never rejects. */
export async function loadOrderNetworks(core: Core): Promise<void> {
  if (prefersSmartAccount(core)) await core.use(createSmartAccountNetworks).load()
}

function prefersSmartAccount({ account, session }: Core): boolean {
  return (
    session.connection()?.type === 'AUTH' &&
    account.getState().preferredAccountType === 'smartAccount'
  )
}
