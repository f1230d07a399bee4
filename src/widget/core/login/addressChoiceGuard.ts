import type { Core } from '../core.ts'
import { endSession } from '../session/endSession.ts'

/** Guards the choice of accounts while its screen is loading. */
export interface AddressChoiceGuard {
  /** Says that the screen of this visit is mounted, and handles leaving from here on. */
  takeOver(visit: number): void
}

/**
 * Creates the guard of one widget, from the first login on. It ends the session when
 * SelectAddresses is left before its screen is loaded, because leaving without approval counts as
 * cancel (C-222).
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

  router.store.subscribe(look)
  modal.subscribe(look)
  return {
    takeOver(visit) {
      stands = visit
      if (watched === visit) watched = undefined
    },
  }
}
