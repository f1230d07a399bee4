import type { Core } from '../../core/core.ts'
import { viewBeforeNetworks } from './networksRules.ts'

/**
 * Leaves the network screens once the network is right: to the view before them, where the visitor came from, else to
 * the account, or to Connect while no account is connected (C-230, open point 77). Does nothing if they were already
 * left.
 */
export function leaveNetworks({ router, session }: Pick<Core, 'router' | 'session'>): void {
  const history = router.store.getState().history.map(({ view }) => view)
  const before = viewBeforeNetworks(history)
  if (before === undefined) router.reset(session.connection() ? 'Account' : 'Connect')
  else if (before !== history.at(-1)) router.goBackTo(before)
}
