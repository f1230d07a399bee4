import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { ScenarioOptions } from '../../scenarios/index.ts'
import { siweMessage, type SiweConfig, type SiweSession } from '../../widget/index.ts'

/** The host page's sign-in: its callbacks for the widget, and the signed-in account. */
export interface HostSession {
  readonly siweConfig: SiweConfig
  /** Address of the signed-in account. */
  address(): string | undefined
  subscribe(listener: () => void): () => void
}

/** Connects sign-in with wallet to the session server of the host's own origin, as a host app would. */
export function createHostSession(
  hostFetch: Simulator['hostFetch'],
  { domain, ...settings }: NonNullable<ScenarioOptions['siwe']> = {},
): HostSession {
  const listeners = new Set<() => void>()
  let address: string | undefined

  function set(now: string | undefined) {
    address = now
    listeners.forEach((listener) => listener())
  }

  async function ask(path: string, body?: unknown): Promise<Response> {
    const url = `${location.origin}/api/siwe/${path}`
    if (body === undefined) return hostFetch(url)
    const headers = { 'content-type': 'application/json' }
    return hostFetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async function json<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Error(`The session server answered ${response.status}.`)
    return (await response.json()) as T
  }

  return {
    address: () => address,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    siweConfig: {
      ...settings,
      getNonce: async () => (await json<{ nonce: string }>(await ask('nonce'))).nonce,
      createMessage: (parts) =>
        siweMessage({
          ...parts,
          ...(domain === undefined ? {} : { domain }),
          statement: 'Sign in to Harbour Market.',
        }),
      verifyMessage: async (signed) => (await ask('verify', signed)).ok,
      async getSession() {
        const session = await json<SiweSession | null>(await ask('session'))
        set(session?.address)
        return session
      },
      signOut: async () => (await ask('signout', {})).ok,
      onSignIn: (session) => set(session.address),
      onSignOut: () => set(undefined),
    },
  }
}
