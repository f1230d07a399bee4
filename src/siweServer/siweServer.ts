import { fromNode, writeToNode, type NodeRequest, type NodeResponse } from './nodeHttp.ts'
import { readJson } from './readJson.ts'
import { createNonce, createSecret, createSecretCookie } from './secretCookie.ts'
import { isSignedBy, type SiweClient } from './signature.ts'
import type { SignInSession } from './SignInSession.ts'
import { readSignedMessage, type SignedMessage } from './signedMessage.ts'
import { SiweRefusal } from './SiweRefusal.ts'
import type { SiweAnswer, SiweRequest } from './siweRequest.ts'
import { createMemoryStore, type SiweStore } from './memoryStore.ts'

/** The lifetime of a nonce in ms. */
const NONCE_LIFETIME = 5 * 60_000
const DAY = 24 * 60 * 60_000

export interface SiweServerOptions {
  /** The origin of the site, such as `https://shop.example`. It is never taken from a request. */
  readonly origin: string
  /**
   * One client per chain that visitors may sign in from, by chain number. A contract account is checked on its own
   * chain.
   */
  readonly clients: Readonly<Record<number, SiweClient>>
  /** Storage for nonces and sessions. Defaults to the memory of this process. */
  readonly store?: SiweStore | undefined
  /** The lifetime of a session in ms. Defaults to 24 hours. */
  readonly sessionLifetime?: number | undefined
  /** Receives failures of the node or the store. Defaults to the console. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Returns the time in ms since epoch. Defaults to the clock of the machine. */
  readonly now?: (() => number) | undefined
}

export interface SiweServer {
  /**
   * Answers `GET …/nonce`, `POST …/verify`, `GET …/session` and `POST …/signout`, by the last part of the path. For
   * Hono, Next and other servers with `Request` and `Response`. Never rejects.
   */
  readonly handle: (request: Request) => Promise<Response>
  /** Does the same for Express, Connect and Node's own server. Never rejects. */
  readonly handleNode: (request: NodeRequest, response: NodeResponse) => Promise<void>
  /**
   * Returns the signed-in account for the `Cookie` header of a request. Rejects when the store
   * fails.
   */
  readonly getSession: (cookies: string | null | undefined) => Promise<SignInSession | null>
}

/**
 * Creates the server for sign-in with wallet (ERC-4361). It identifies a browser by a secret cookie that changes with
 * each sign-in. Throws when `origin` is invalid.
 */
export function createSiweServer(options: SiweServerOptions): SiweServer {
  const { clients, sessionLifetime = DAY, onError = console.error, now = Date.now } = options
  const site = siteOf(options.origin)
  const cookie = createSecretCookie(site.protocol === 'https:')
  // The stores are separate, so that requests for nonces never evict a session.
  const nonces = options.store ?? createMemoryStore({ now })
  const sessions = options.store ?? createMemoryStore({ now })

  async function getSession(cookies: string | null | undefined): Promise<SignInSession | null> {
    const secret = cookie.read(cookies)
    const kept = secret && (await sessions.get(`session:${secret}`))
    const session = kept ? (JSON.parse(kept) as SignInSession) : null
    return session !== null && now() < session.expiresAt ? session : null
  }

  async function giveNonce(request: SiweRequest): Promise<SiweAnswer> {
    const secret = cookie.read(request.cookie) ?? createSecret()
    const nonce = createNonce()
    await nonces.set(`nonce:${secret}:${nonce}`, '1', NONCE_LIFETIME)
    // The cookie of a session outlives that of a nonce.
    const isSignedIn = (await getSession(request.cookie)) !== null
    const keep = isSignedIn ? {} : { 'Set-Cookie': cookie.write(secret, NONCE_LIFETIME) }
    return {
      status: 200,
      headers: { ...keep, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
      body: nonce,
    }
  }

  async function verify(request: SiweRequest): Promise<SiweAnswer> {
    const signed = readSignedMessage(await request.body())
    const before = cookie.read(request.cookie)
    // A nonce is used up by the first attempt, even if it fails.
    const isKnown = before && (await nonces.take(`nonce:${before}:${signed.nonce}`))
    if (!isKnown) throw new SiweRefusal(401, 'The nonce is unknown, used or too old')
    await checkMessage(signed, { site, clients, now: now() })
    const { address, chainId } = signed
    // The secret is new, because an attacker may have planted the old one and would share the
    // session.
    const after = createSecret()
    const expiresAt = now() + sessionLifetime
    const session: SignInSession = { address, chainId: `eip155:${chainId}`, expiresAt }
    await sessions.set(`session:${after}`, JSON.stringify(session), sessionLifetime)
    await sessions.take(`session:${before}`)
    return toJson(session, { 'Set-Cookie': cookie.write(after, sessionLifetime) })
  }

  async function signOut(request: SiweRequest): Promise<SiweAnswer> {
    const secret = cookie.read(request.cookie)
    if (secret !== undefined) await sessions.take(`session:${secret}`)
    return toJson(null, { 'Set-Cookie': cookie.write('', 0) })
  }

  const actions = new Map<string, readonly ['GET' | 'POST', typeof verify]>([
    ['nonce', ['GET', giveNonce]],
    ['verify', ['POST', verify]],
    ['session', ['GET', async (request) => toJson(await getSession(request.cookie))]],
    ['signout', ['POST', signOut]],
  ])

  function act(request: SiweRequest): Promise<SiweAnswer> {
    const action = actions.get(request.path.split('/').findLast((part) => part !== '') ?? '')
    if (action === undefined) throw new SiweRefusal(404, 'There is nothing at this path')
    const [method, answer] = action
    if (request.method !== method) throw new SiweRefusal(405, `This path takes ${method}`)
    if (method === 'POST' && request.origin !== site.origin) {
      throw new SiweRefusal(403, 'The request is from another site')
    }
    return answer(request)
  }

  async function answer(request: SiweRequest): Promise<SiweAnswer> {
    try {
      return await act(request)
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal.status === 503) onError(refusal)
      // The rest of a body that is too long is not read, so the connection cannot be reused.
      const ending: Record<string, string> = refusal.status === 413 ? { Connection: 'close' } : {}
      return { ...toJson({ error: refusal.message }, ending), status: refusal.status }
    }
  }

  return {
    getSession,
    async handle(request) {
      const { status, headers, body } = await answer(fromFetch(request))
      return new Response(body, { status, headers })
    },
    async handleNode(request, response) {
      writeToNode(response, await answer(fromNode(request)))
    },
  }
}

/** Rejects with a `SiweRefusal` a message for another site, chain or time, or without the account's signature. */
async function checkMessage(
  signed: SignedMessage,
  { site, clients, now }: { site: URL; clients: SiweServerOptions['clients']; now: number },
): Promise<void> {
  const { chainId, domain, scheme, uri } = signed
  const isOfSite = scheme === undefined || `${scheme}:` === site.protocol
  if (!isOfSite || domain !== site.host || uri !== site.origin) {
    throw new SiweRefusal(401, 'The message is for another site')
  }
  if (!signed.isValidAt(now)) throw new SiweRefusal(401, 'The message is too old or too new')
  const client = Object.hasOwn(clients, chainId) ? clients[chainId] : undefined
  if (client === undefined) throw new SiweRefusal(401, 'Sign-in is not open to this chain')
  if (!(await isSignedBy(client, signed))) {
    throw new SiweRefusal(401, 'The account did not sign this message')
  }
}

/** Reads a request of the platform's own kind. */
const fromFetch = (request: Request): SiweRequest => ({
  method: request.method,
  path: new URL(request.url).pathname,
  cookie: request.headers.get('cookie'),
  origin: request.headers.get('origin'),
  body: () => readJson(request.body ?? undefined),
})

function toJson(value: unknown, headers: Readonly<Record<string, string>> = {}): SiweAnswer {
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status: 200, headers: { ...type, ...headers }, body: JSON.stringify(value) }
}

function toRefusal(error: unknown): SiweRefusal {
  if (error instanceof SiweRefusal) return error
  return new SiweRefusal(503, 'Signing in is not possible now', { cause: error })
}

function siteOf(origin: string): URL {
  const site = URL.canParse(origin) ? new URL(origin) : undefined
  if (site === undefined || !/^https?:$/.test(site.protocol) || site.origin !== origin) {
    throw new Error(
      `Failed to create the sign-in server: \`origin\` is '${origin}', and has to be one such as 'https://shop.example'.`,
    )
  }
  return site
}
