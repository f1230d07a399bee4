import { useSyncExternalStore } from 'react'
import type { HostSession } from './hostSession.ts'

/** Shows on the host page which account is signed in at its server. */
export function SignInNote({ session }: { session: HostSession }) {
  const address = useSyncExternalStore(session.subscribe, session.address)
  return (
    <p className="host-note" role="status" aria-label="Sign-in">
      {address === undefined ? 'Not signed in.' : `Signed in as ${address}`}
    </p>
  )
}
