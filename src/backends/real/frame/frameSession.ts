import type { AuthUser, ConnectionEvents } from '../../port/connectors.ts'
import { addressesOf } from './addressesOf.ts'

/** The user of the secure wallet, with listeners for changes. */
export interface FrameSession {
  /** `undefined` when no one is logged in. */
  readonly user: AuthUser | undefined
  /** Takes over a new state of the user and reports the differences. */
  update(user: AuthUser): void
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
    update(next) {
      const before = user
      user = next
      if (before === undefined) return
      for (const events of listeners) {
        if (before.address !== next.address) events.accountsChanged(addressesOf(next))
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
