import { expect } from '@playwright/test'
import {
  createTestBrowser,
  origin,
  owner,
  sendToPort,
  stranger,
} from '../../../src/siweServer/testing/testSite.ts'

/** The environment of an app's sign-in server: a node that is down, and the site of its tests. */
export const signInEnvironment = { ORIGIN: origin, NODE_URL: 'http://127.0.0.1:9' }

const json = 'application/json'
/** Bodies that a client may post, and their responses. */
const bodies: readonly (readonly [what: BodyInit | null, type: string, status: number])[] = [
  [null, json, 400],
  ['', json, 400],
  ['{}', json, 400],
  ['null', json, 400],
  ['[]', json, 400],
  ['5', json, 400],
  ['"0x"', json, 400],
  ['{"message":', json, 400],
  ['{"message":5,"signature":"0x00"}', json, 400],
  ['{"message":{"match":1},"signature":[]}', json, 400],
  ['{"message":"a","signature":"0xzz"}', json, 400],
  ['{"__proto__":{"message":"a"}}', json, 400],
  [new Uint8Array([0, 255, 254, 128]), 'application/octet-stream', 400],
  ['message=a&signature=0x00', 'application/x-www-form-urlencoded', 400],
  ['not JSON', 'text/plain', 400],
  [JSON.stringify({ message: 'a'.repeat(200_000), signature: '0x00' }), json, 413],
]

/** Tests a sign-in server of the guide with valid and hostile requests. It runs on `port` with `signInEnvironment`. */
export async function checkSignInServer(port: number): Promise<void> {
  const send = sendToPort(port)
  const browser = createTestBrowser(send)
  const onMainnet = { chainId: 'eip155:1' }
  const orders = async () => (await browser.ask('../orders')).text()

  for (const [body, type, status] of bodies) {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    expect((await browser.ask('verify', init)).status, String(body).slice(0, 80)).toBe(status)
  }
  // Only a contract could have signed that, and its node is down.
  const sign = (message: string) => owner.signMessage({ message })
  expect(await browser.signIn(stranger.address, sign, onMainnet)).toMatchObject({ status: 503 })
  expect(await browser.session()).toBeNull()
  expect(await orders()).not.toContain(owner.address)

  const message = await browser.message(owner.address, onMainnet)
  const signed = { message, signature: await sign(message) }
  const atOnce = await Promise.all([browser.post('verify', signed), browser.post('verify', signed)])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect((await browser.post('verify', signed)).status).toBe(401)
  expect(await orders()).toContain(owner.address)
  expect(await createTestBrowser(send).session()).toBeNull()

  const elsewhere = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await browser.ask('signout', elsewhere)).status).toBe(403)
  expect(await browser.session()).toMatchObject({ address: owner.address })
  await browser.post('signout', {})
  expect(await orders()).not.toContain(owner.address)
}
