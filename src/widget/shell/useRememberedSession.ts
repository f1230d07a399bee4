import { useContext, useSyncExternalStore } from 'react'
import { useCore } from '../core/coreContext.ts'
import { RememberedSessionContext, type RememberedSession } from './RememberedSession.ts'

/**
 * Returns the session that the host's server has read: on the server, while React hydrates, and
 * until it is restored or found to have ended.
 */
export function useRememberedSession(): RememberedSession | undefined {
  const { store } = useCore().session
  const remembered = useContext(RememberedSessionContext)
  const isAwaited = useSyncExternalStore(
    store.subscribe,
    () => store.getState().status === 'reconnecting',
    () => true,
  )
  return isAwaited ? remembered : undefined
}
