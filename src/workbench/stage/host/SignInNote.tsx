import { useSyncExternalStore } from 'react'
import type { HostSession } from './hostSession.ts'

/** Says on the host page who is signed in at its server. */
export function SignInNote({ session }: { session: HostSession }) {
  const address = useSyncExternalStore(session.subscribe, session.address)
  return (
    <p className="host-note" role="status" aria-label="Sign-in">
      {address === undefined ? 'Not signed in.' : `Signed in as ${address}`}
    </p>
  )
}
