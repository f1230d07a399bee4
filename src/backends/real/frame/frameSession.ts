import type { AuthUser, ConnectionEvents } from '../../port/connectors.ts'
import { addressesOf } from './addressesOf.ts'

/** The user of the secure wallet, with listeners for changes. */
export interface FrameSession {
  /** `undefined` when no one is logged in. */
  readonly user: AuthUser | undefined
  /** Takes over a new state of the user and reports the differences; with `again`, the accounts in any case. */
  update(user: AuthUser, again?: boolean): void
  /** Ends the session. `notify` when the end came from outside. */
  end(options: { notify: boolean }): void
  subscribe(events: ConnectionEvents): () => void
}

/** A session without a user. */
export function createFrameSession(): FrameSession {
  const listeners = new Set<ConnectionEvents>()
  let user: AuthUser | undefined

  return {
    get user() {
      return user
    },
    update(next, again = false) {
      const before = user
      user = next
      if (before === undefined) return
      const isOther = again || factsOf(before) !== factsOf(next)
      for (const events of listeners) {
        if (isOther) events.accountsChanged(addressesOf(next))
        if (before.chainId !== next.chainId) events.chainChanged(next.chainId)
      }
    },
    end({ notify }) {
      const before = user
      user = undefined
      const current = [...listeners]
      listeners.clear()
      if (notify && before !== undefined) current.forEach((events) => events.disconnected())
    },
    subscribe(events) {
      listeners.add(events)
      return () => listeners.delete(events)
    },
  }
}

/** Returns everything about the user that a page shows, apart from the chain, as one text. */
function factsOf(user: AuthUser): string {
  return JSON.stringify({ ...user, chainId: undefined })
}
