import { describe, expect, it } from 'vitest'
import { createSiweMessage } from 'viem/siwe'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { signWithTestKey } from '../signing/signWithTestKey.ts'
import { createSiweMessageCheck } from './siweMessageCheck.ts'
import { createSiweHandlers } from './siweHandlers.ts'
import { createSiweServer } from './siweServer.ts'

const origin = 'https://shop.test'
const contract: `0x${string}` = `0x${'c0'.repeat(20)}`
const [owner = contract, other = contract] = testAccounts.map(
  ({ address }) => address as `0x${string}`,
)

function setUp(contractSays = '0x') {
  const world = createWorld(generateWorld())
  const time = { now: world.get().startedAt }
  let drawn = 0
  const chains: LocalChains = {
    has: () => true,
    rpc: async () => contractSays,
    forward: async () => '',
    reset: async () => undefined,
  }
  const server = createSiweServer({
    world,
    clock: { now: () => time.now },
    random: { uuid: () => `00000000-0000-4000-8000-${String(++drawn).padStart(12, '0')}` },
    domain: 'shop.test',
    check: createSiweMessageCheck(chains),
  })
  const fetch = answerWith(createSiweHandlers(server, origin))
  const get = async (path: string) => (await fetch(`${origin}/api/siwe/${path}`)).json()
  const post = async (path: string, body: unknown = {}) =>
    (await fetch(`${origin}/api/siwe/${path}`, { method: 'POST', body: JSON.stringify(body) }))
      .status

  async function signIn(
    changes: { domain?: string; address?: `0x${string}`; nonce?: string } = {},
  ) {
    const { nonce } = (await get('nonce')) as { nonce: string }
    const message = createSiweMessage({
      address: owner,
      chainId: 137,
      domain: 'shop.test',
      nonce,
      uri: origin,
      version: '1',
      ...changes,
    })
    const signature = await signWithTestKey.message(owner, message)
    return { message, signature }
  }
  return { get, post, signIn, time }
}

describe('the session server', () => {
  it('starts a session of one hour for the account that signed its nonce', async () => {
    const { get, post, signIn, time } = setUp()
    expect(await get('session')).toBe(null)
    expect(await post('verify', await signIn())).toBe(200)
    expect(await get('session')).toEqual({ address: owner, chainId: 'eip155:137' })
    time.now += 60 * 60_000 - 1
    expect(await get('session')).not.toBe(null)
    time.now += 1
    expect(await get('session')).toBe(null)
  })

  it('accepts each nonce once', async () => {
    const { post, signIn } = setUp()
    const signed = await signIn()
    expect(await post('verify', signed)).toBe(200)
    expect(await post('verify', signed)).toBe(401)
  })

  it('rejects an unknown nonce, and one from 5 minutes ago', async () => {
    const { get, post, signIn, time } = setUp()
    expect(await post('verify', await signIn({ nonce: 'made0up0by0me' }))).toBe(401)
    const signed = await signIn()
    time.now += 5 * 60_000
    expect(await post('verify', signed)).toBe(401)
    expect(await get('session')).toBe(null)
  })

  it('rejects a message for another page, and the signature of another account', async () => {
    const { post, signIn } = setUp()
    expect(await post('verify', await signIn({ domain: 'evil.test' }))).toBe(401)
    expect(await post('verify', await signIn({ address: other }))).toBe(401)
    expect(await post('verify', { message: 'hi' })).toBe(422)
  })

  it('accepts a signature that a contract accepts (EIP-1271)', async () => {
    const says = setUp(`0x1626ba7e${'0'.repeat(56)}`)
    expect(await says.post('verify', await says.signIn({ address: contract }))).toBe(200)
    const denies = setUp(`0xffffffff${'0'.repeat(56)}`)
    expect(await denies.post('verify', await denies.signIn({ address: contract }))).toBe(401)
  })

  it('ends the session on request', async () => {
    const { get, post, signIn } = setUp()
    await post('verify', await signIn())
    expect(await post('signout')).toBe(200)
    expect(await get('session')).toBe(null)
  })
})
