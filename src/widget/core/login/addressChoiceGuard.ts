import type { Core } from '../core.ts'
import { endSession } from '../session/endSession.ts'

/** Watches over the choice of accounts while its screen is still on the way. */
export interface AddressChoiceGuard {
  /** The screen of this visit stands, and looks after its own end from here on. */
  takeOver(visit: number): void
  /** Starts to watch; the returned function ends it. */
  follow(): () => void
}

/**
 * Ends the session when SelectAddresses is left before its screen was loaded: leaving without
 * approval counts as cancel (C-222), however fast the visitor is.
 */
export function createAddressChoiceGuard(core: Core): AddressChoiceGuard {
  const { modal, router, session } = core
  /** The visit that waits for its screen, and the last one whose screen took over. */
  let watched: number | undefined
  let stands: number | undefined

  function look() {
    const { id, view } = router.current()
    const shown = modal.getState().open && view === 'SelectAddresses'
    if (shown && (id === watched || id === stands)) return
    const left = watched !== undefined
    watched = shown ? id : undefined
    const chain = session.connection()?.chain
    if (left && chain !== undefined) void endSession(core, 'account.select', chain)
  }

  return {
    takeOver(visit) {
      stands = visit
      if (watched === visit) watched = undefined
    },
    follow() {
      const stops = [router.store.subscribe(look), modal.subscribe(look)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
