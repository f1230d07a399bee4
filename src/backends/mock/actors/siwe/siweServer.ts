import type { Clock } from '../../../port/clock.ts'
import type { Random } from '../../../port/random.ts'
import type { SiweServerState, World } from '../../world/worldTypes.ts'
import type { SiweMessageCheck } from './siweMessageCheck.ts'

/** How long a nonce is valid, in ms. */
const nonceLasts = 5 * 60_000
/** How long a session lasts, in ms. */
const sessionLasts = 60 * 60_000

/** The host's own server for sign-in with wallet, which the widget only calls (wire 1.13). */
export interface SiweServer {
  /** Returns a nonce that may be signed once, within 5 minutes. */
  nonce(): string
  /** Starts a session of one hour, or returns the reason why not. */
  verify(message: string, signature: string): Promise<{ readonly refused?: string }>
  session(): { readonly address: string; readonly chainId: string } | null
  signOut(): void
}

/** The session server of the host page. Its nonces and its session are part of the world. */
export function createSiweServer(options: {
  world: World
  clock: Pick<Clock, 'now'>
  random: Pick<Random, 'uuid'>
  /** Host and port of the page. */
  domain: string
  check: SiweMessageCheck
}): SiweServer {
  const { world, clock, random, domain, check } = options
  const state = () => world.get().siwe
  const change = (part: Partial<SiweServerState>) =>
    world.update((now) => ({ ...now, siwe: { ...now.siwe, ...part } }))

  /** Consumes a nonce, even if its message is then rejected, so that no message is tried twice. */
  function spend(value: string): string | undefined {
    const known = state().nonces.find((nonce) => nonce.value === value)
    if (known === undefined) return 'The nonce is unknown'
    if (known.used) return 'The nonce was used before'
    change({
      nonces: state().nonces.map((nonce) => (nonce === known ? { ...nonce, used: true } : nonce)),
    })
    return clock.now() < known.expiresAt ? undefined : 'The nonce has expired'
  }

  return {
    nonce() {
      const value = random.uuid().replaceAll('-', '')
      const expiresAt = clock.now() + nonceLasts
      change({ nonces: [...state().nonces, { value, expiresAt, used: false }] })
      return value
    },
    async verify(message, signature) {
      const found = await check(message, signature)
      if (found.domain !== domain) return { refused: `The message is for ${String(found.domain)}` }
      const problem = spend(found.nonce)
      if (problem !== undefined) return { refused: problem }
      if (!found.signed) return { refused: 'The signature is not by that account' }
      const { address, chainId } = found
      change({ session: { address, chainId, expiresAt: clock.now() + sessionLasts } })
      return {}
    },
    session() {
      const { session } = state()
      if (session === null || clock.now() >= session.expiresAt) return null
      return { address: session.address, chainId: session.chainId }
    },
    signOut: () => change({ session: null }),
  }
}
