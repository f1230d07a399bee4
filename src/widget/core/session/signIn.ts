import { createStore, type StoreApi } from 'zustand/vanilla'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Clock } from '../../../backends/port/clock.ts'
import type { FoyerConfig, SiweConfig, SiweSession } from '../options/config.ts'
import type { Inspected } from '../kernel/inspect.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import type { Networks } from '../networks/networks.ts'
import type { SessionState } from './connections.ts'
import type { Session } from './session.ts'

/** Interval in ms at which a session is checked, unless the host sets another one (wire 1.13). */
const refetchInterval = 300_000

export type SignInState =
  /** No account is connected, or neither the host nor the account's namespace has a sign-in. */
  | { readonly status: 'off' }
  /** The host's server is being asked whether the account is signed in. */
  | { readonly status: 'checking' }
  | {
      readonly status: 'signedOut'
      /** True if the host's server did not answer. */
      readonly unreachable?: true
    }
  | { readonly status: 'signedIn'; readonly session: SiweSession }

/** Whether the connected account is signed in at the host's server (C-217, wire 1.13). */
export interface SignIn {
  readonly store: StoreApi<SignInState>
  /** True if the connected account has to sign in. */
  needed(): boolean
  /** Resolves when it is known whether the account is signed in. Never rejects. */
  known(): Promise<void>
  /** Resolves when no sign-out is pending, because a late one must not end a newer session. Never rejects. */
  settled(): Promise<void>
  /** Asks the host's server again whether the connected account is signed in. */
  look(): void
  /** Takes over a session that the server has just begun, and notifies the host. */
  accept(session: SiweSession): void
  /**
   * Ends, at the server, a session that was begun after the visitor left the sign-in, because no check would find it
   * before the next connection. A session of the connected account stays.
   */
  endLate(): void
  stop(): void
}

interface Parts extends Inspected {
  readonly config: Pick<FoyerConfig, 'isSiweEnabled' | 'siweConfig'>
  readonly session: Session
  readonly networks: Networks
  readonly clock: Clock
  /** Called when the host's server failed or refused to end a session. */
  readonly onSignOutFailed: () => void
}

/**
 * Follows session and network. After connecting it checks for an earlier sign-in. It signs out when account, network or
 * connection change, as the host configures (C-229, open point 74), ends a session at the server for another account or
 * network, and notices when the server has ended one.
 */
export function createSignIn(parts: Parts): SignIn {
  const { config, session, networks, clock } = parts
  const siwe = config.isSiweEnabled ? config.siweConfig : undefined
  const store = createStore<SignInState>(() => ({ status: 'off' }))
  let looking: Promise<void> = Promise.resolve()
  let leaving: Promise<void> = Promise.resolve()
  let stopPolling = () => {}
  let isStopped = false

  const set = (state: SignInState) => {
    stopPolling()
    stopPolling = () => {}
    if (siwe && state.status === 'signedIn') {
      const interval = siwe.sessionRefetchIntervalMs ?? refetchInterval
      stopPolling = clock.every('siwe.session', interval, () => void lookAgain(siwe, state))
    }
    store.setState(state, true)
  }

  const fits = (
    { signOutOnAccountChange, signOutOnNetworkChange }: SiweConfig,
    found: SiweSession,
  ) => {
    const address = session.address()?.toLowerCase()
    const sameAddress = found.address.toLowerCase() === address
    const sameChain = found.chainId === networks.store.getState().activeId
    return (
      (sameAddress || signOutOnAccountChange === false) &&
      (sameChain || signOutOnNetworkChange === false)
    )
  }

  function look() {
    if (!siwe || session.connection()?.chain !== 'eip155') {
      set({ status: 'off' })
      return
    }
    const own: SignInState = { status: 'checking' }
    set(own)
    looking = find(siwe).then((found) => {
      // The account has changed or disconnected, and its own check decides.
      if (store.getState() !== own) return
      if (typeof found === 'object' && !fits(siwe, found)) leave(siwe, 'signedOut')
      else set(stateOf(found))
    })
  }

  async function find(host: SiweConfig): Promise<SiweSession | 'unreachable' | undefined> {
    try {
      await leaving
      return await serverSession(host)
    } catch (error) {
      noteFailure(parts, 'siwe.session', error)
      return 'unreachable'
    }
  }

  async function lookAgain(host: SiweConfig, own: SignInState) {
    try {
      const found = await serverSession(host)
      if (store.getState() !== own || (found && fits(host, found))) return
      if (found) return leave(host, 'signedOut')
      set({ status: 'signedOut' })
      notifySignedOut(parts, host)
    } catch (error) {
      // A server that cannot be reached does not end the session.
      noteFailure(parts, 'siwe.session', error)
    }
  }

  function leave(host: SiweConfig, status: 'off' | 'signedOut') {
    set({ status })
    leaving = leaving.then(async () => {
      try {
        if (!(await host.signOut())) {
          throw new FoyerError('siwe.failed', 'Failed to sign out: signOut() answered false.')
        }
      } catch (error) {
        noteFailure(parts, 'siwe.signOut', error)
        parts.onSignOutFailed()
        return
      }
      notifySignedOut(parts, host)
    })
  }

  async function leaveIfFound(host: SiweConfig) {
    if ((await find(host)) && session.connection() === undefined) leave(host, 'off')
  }

  function followSession(now: SessionState, before: SessionState) {
    const signedIn = store.getState().status === 'signedIn'
    if (now.status !== 'connected') {
      if (siwe && signedIn && siwe.signOutOnDisconnect !== false) leave(siwe, 'off')
      else set({ status: 'off' })
      // The visitor ended the wait for a wallet of an earlier visit, whose account may still be
      // signed in.
      const isForgotten = isWaiting(before) && !isWaiting(now)
      if (siwe && isForgotten && siwe.signOutOnDisconnect !== false) void leaveIfFound(siwe)
      return
    }
    const was = before.status === 'connected' ? before : undefined
    const moved = was !== undefined && was.address.toLowerCase() !== now.address.toLowerCase()
    // A network of another namespace has no sign-in, and leaving the chain counts as a change of
    // network.
    const away = now.connection.chain !== 'eip155'
    const leaves =
      (moved && siwe?.signOutOnAccountChange !== false) ||
      (away && siwe?.signOutOnNetworkChange !== false)
    if (siwe && signedIn && leaves) {
      leave(siwe, away ? 'off' : 'signedOut')
    } else if (was?.connection !== now.connection || (moved && !signedIn)) look()
  }

  const stops = [
    session.store.subscribe(followSession),
    networks.store.subscribe((now, before) => {
      if (!siwe || now.activeId === before.activeId) return
      const { status } = store.getState()
      if (status === 'signedIn' && siwe.signOutOnNetworkChange !== false) leave(siwe, 'signedOut')
      if (status === 'checking') look()
    }),
  ]

  return {
    store,
    needed: () => store.getState().status === 'signedOut',
    async known() {
      while (store.getState().status === 'checking') await looking
    },
    settled: () => leaving,
    look,
    accept(accepted) {
      set({ status: 'signedIn', session: accepted })
      try {
        siwe?.onSignIn?.(accepted)
      } catch (error) {
        noteFailure(parts, 'siwe.onSignIn', error)
      }
    },
    endLate() {
      if (!siwe || isStopped) return
      if (session.connection()) look()
      else if (siwe.signOutOnDisconnect !== false) leave(siwe, 'off')
    },
    stop() {
      isStopped = true
      for (const stop of stops) stop()
      stopPolling()
    },
  }
}

function notifySignedOut(parts: Parts, host: SiweConfig): void {
  try {
    host.onSignOut?.()
  } catch (error) {
    noteFailure(parts, 'siwe.onSignOut', error)
  }
}

function isWaiting(state: SessionState): boolean {
  return state.status === 'reconnecting' || (state.status === 'disconnected' && state.remembered)
}

function stateOf(found: SiweSession | 'unreachable' | undefined): SignInState {
  if (found === 'unreachable') return { status: 'signedOut', unreachable: true }
  return found ? { status: 'signedIn', session: found } : { status: 'signedOut' }
}

/**
 * Asks the host for the session of its server. Rejects like the host, and with `siwe.failed` for an
 * invalid answer, such as an error page.
 */
async function serverSession(host: SiweConfig): Promise<SiweSession | undefined> {
  const found = (await host.getSession()) ?? undefined
  if (found && typeof found.address !== 'string')
    throw new FoyerError('siwe.failed', 'getSession() must answer an address, or null.')
  return found
}
