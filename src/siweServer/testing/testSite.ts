import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { siweMessage } from '../../widget/features/siwe/public/siweMessage.ts'
import { createSiweServer, type SiweServerOptions } from '../siweServer.ts'

export const origin = 'https://shop.example'
/** 2026-01-15T12:00:00Z, in ms. */
export const start = 1_768_478_400_000
export const chain = 'eip155:11155111'

/** The owner's account, and another one. */
export const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)

/** A node that runs no contracts, for plain accounts only. */
export const reverting = {
  request: () => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 })),
}

export type Send = (request: Request) => Promise<Response>

/** Sends requests to a local port, as the server's reverse proxy would. */
export const sendToPort =
  (port: number): Send =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const body = request.body === null ? null : await request.arrayBuffer()
    const { method, headers } = request
    return fetch(`http://127.0.0.1:${port}${pathname}`, { method, headers, body })
  }

/** A browser that keeps the cookies of one site for their lifetime and sends the page's requests. */
export function createTestBrowser(send: Send, site = origin) {
  const jar = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.method === 'POST' ? { origin: site } : {})
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await send(new Request(`${site}/siwe/${path}`, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const session = async () => (await ask('session')).json()

  /** The widget's message with a fresh nonce. */
  async function message(address: string = owner.address, changes: object = {}): Promise<string> {
    const nonce = await (await ask('nonce')).text()
    const parts = { version: '1' as const, iat: new Date(start).toISOString(), uri: site }
    return siweMessage({
      address,
      chainId: chain,
      nonce,
      domain: new URL(site).host,
      ...parts,
      ...changes,
    })
  }

  /** Signs in with the owner's key or with `sign`. Returns the response and the session after it. */
  async function signIn(
    address: string = owner.address,
    sign = (text: string): Promise<string> => owner.signMessage({ message: text }),
    changes: object = {},
  ) {
    const text = await message(address, changes)
    const signature = (await sign(text)) as Hex
    const response = await post('verify', { message: text, signature })
    return { status: response.status, said: await response.json(), session: await session(), text }
  }
  return { jar, ask, post, session, message, signIn }
}

/** A server with a controllable time, its errors, and a browser that uses it. */
export function createTestSite(options: Partial<SiweServerOptions> = {}) {
  const time = { now: start }
  const errors: unknown[] = []
  const server = createSiweServer({
    origin,
    clients: { 11155111: reverting },
    now: () => time.now,
    onError: (error) => errors.push(error),
    ...options,
  })
  return { server, time, errors, browser: createTestBrowser(server.handle) }
}
