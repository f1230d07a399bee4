import type { Hex, PublicClient } from 'viem'
import { generateSiweNonce, parseSiweMessage } from 'viem/siwe'

/** How long a nonce may be used, and how long a session lasts, in ms. */
const nonceLifetime = 5 * 60_000
const sessionLifetime = 24 * 60 * 60_000

export interface SignInSession {
  readonly address: Hex
  /** CAIP-2. */
  readonly chainId: `eip155:${number}`
  /** ms since epoch. */
  readonly expiresAt: number
}

/**
 * What a host's server does for sign-in with wallet (ERC-4361). `visitor` is the secret of an HttpOnly cookie,
 * which identifies the browser. Keep both maps where all of your servers find them.
 */
export function createSignInServer(options: {
  /** Host and port of the site, never read from the request. */
  domain: string
  /** Origin of the site. */
  uri: string
  /** One per chain that visitors may sign in from: contracts are asked on their own chain. */
  clients: Readonly<Record<number, PublicClient>>
  /** ms since epoch. */
  now: () => number
}) {
  const { domain, uri, clients, now } = options
  const nonces = new Map<string, { readonly nonce: string; readonly expiresAt: number }>()
  const sessions = new Map<string, SignInSession>()

  return {
    /** A text that this visitor may sign once. */
    nonce(visitor: string): string {
      const nonce = generateSiweNonce()
      nonces.set(visitor, { nonce, expiresAt: now() + nonceLifetime })
      return nonce
    },

    /** Begins a session, or answers why not. */
    async verify(visitor: string, message: string, signature: Hex): Promise<string | undefined> {
      // A nonce is used up by the first attempt, whatever becomes of it.
      const given = nonces.get(visitor)
      nonces.delete(visitor)
      if (given === undefined || now() >= given.expiresAt) return 'The nonce is unknown or too old'

      const said = parseSiweMessage(message)
      if (said.nonce !== given.nonce) return 'The message holds another nonce'
      if (said.domain !== domain || said.uri !== uri) return 'The message is for another site'
      if (said.address === undefined || said.chainId === undefined)
        return 'The message is incomplete'
      const client = clients[said.chainId]
      if (client === undefined) return 'Nobody signs in from this chain'

      // One call for all three kinds of account: the signature of a key, the word of a contract (ERC-1271),
      // and that of a contract which is not deployed yet (ERC-6492). Expiration and not-before are looked at, too.
      const isTrue = await client.verifySiweMessage({
        message,
        signature,
        domain,
        nonce: given.nonce,
        time: new Date(now()),
      })
      if (!isTrue) return 'The account did not sign this message'
      sessions.set(visitor, {
        address: said.address,
        chainId: `eip155:${said.chainId}`,
        expiresAt: now() + sessionLifetime,
      })
      return undefined
    },

    session(visitor: string): SignInSession | null {
      const session = sessions.get(visitor)
      return session !== undefined && now() < session.expiresAt ? session : null
    },

    signOut(visitor: string): boolean {
      sessions.delete(visitor)
      nonces.delete(visitor)
      return true
    },
  }
}
