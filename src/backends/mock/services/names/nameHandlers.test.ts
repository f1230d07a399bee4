import { stoppedClock } from '../../../real/testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { Eip1193Request } from '../../../port/connectors.ts'
import type { NameSigner } from '../../../port/services/names.ts'
import { createHttpClient } from '../../../real/http/httpClient.ts'
import { createNames } from '../../../real/http/names.ts'
import { signWithTestKey } from '../../actors/signing/signWithTestKey.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createIdentityHandlers } from '../identityHandlers.ts'
import { createNameHandlers } from './nameHandlers.ts'
import { verifySignature } from '../verifySignature.ts'

const api = 'https://chain.test'
const [owner = '', stranger = ''] = testAccounts.map(({ address }) => address)

function setUp() {
  const world = createWorld(generateWorld())
  const time = { now: world.get().startedAt }
  const clock = { now: () => time.now }
  const fetch = answerWith([
    ...createNameHandlers({ world, clock, blockchainApi: api, verify: verifySignature }),
    ...createIdentityHandlers(world, api),
  ])
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: api })
  const names = createNames({ http, projectId: 'p1', clock, suffix: '.wcn.id' })
  const json = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${api}${path}`, init)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  /** The owner's wallet, which signs with the key of `key`. */
  const signer = (key = owner): NameSigner => ({
    address: owner,
    chainId: 'eip155:1',
    provider: {
      request: ({ params }) => signWithTestKey.message(key, String((params as string[])[0])),
    },
  })
  return { world, time, names, json, signer }
}

describe('the name service', () => {
  it('registers a name that then resolves both ways and is the account’s identity [C-299]', async () => {
    const { names, signer, json } = setUp()
    expect(await names.isRegistered('quayside')).toBe(false)
    await names.register('quayside', signer())
    expect(await names.isRegistered('quayside')).toBe(true)
    expect(await names.resolve('quayside.wcn.id')).toContainEqual({ coinType: 60, address: owner })
    expect(await names.reverse(owner)).toBe('quayside.wcn.id')
    const identity = await json(`/v1/identity/${owner}?projectId=p1`)
    expect(identity.body).toEqual({ name: 'quayside.wcn.id', avatar: null })
  })

  it('rejects a name that is taken', async () => {
    const { names, signer } = setUp()
    await expect(names.register('harbour', signer())).rejects.toMatchObject({
      details: { status: 400 },
    })
  })

  it('rejects a signature of another account', async () => {
    const { names, signer, world } = setUp()
    await expect(names.register('quayside', signer(stranger))).rejects.toMatchObject({
      details: { status: 401 },
    })
    expect(world.get().names.map(({ name }) => name)).toEqual([
      'harbour.wcn.id',
      'my-harbour.wcn.id',
    ])
  })

  it('accepts a timestamp that differs from its time by 10 s, and rejects one of 11 s', async () => {
    const { names, signer, time } = setUp()
    const signed = signer()
    const late = (ms: number) => ({
      ...signed,
      provider: {
        request(request: Eip1193Request) {
          time.now += ms
          return signed.provider.request(request)
        },
      },
    })
    await names.register('quayside', late(10_000))
    await expect(names.register('quayside-2', late(11_000))).rejects.toMatchObject({
      details: { status: 400 },
    })
  })

  it.each([
    ['a short label', { name: 'ab.wcn.id' }],
    ['capital letters', { name: 'Quay.wcn.id' }],
    ['another zone', { name: 'quay.example.id' }],
    ['four parts', { name: 'my.quay.wcn.id' }],
  ])('rejects %s', async (_, { name }) => {
    const { json, time } = setUp()
    const message = JSON.stringify({ name, attributes: {}, timestamp: time.now / 1000 })
    const body = JSON.stringify({ coin_type: 60, address: owner, message, signature: '0x00' })
    expect((await json('/v1/profile/account', { method: 'POST', body })).status).toBe(400)
  })

  it('answers 422 to an invalid body', async () => {
    const { json } = setUp()
    expect((await json('/v1/profile/account', { method: 'POST', body: '{}' })).status).toBe(422)
  })

  it('returns 404 for a free name without the second version, and [] with it', async () => {
    const { json } = setUp()
    const path = '/v1/profile/account/quayside.wcn.id?projectId=p1'
    expect((await json(path)).status).toBe(404)
    expect(await json(`${path}&apiVersion=2`)).toEqual({ status: 200, body: [] })
  })

  it('suggests the name itself first, and marks names that are taken', async () => {
    const { names } = setUp()
    const found = await names.suggestions('harbour')
    expect(found.slice(0, 3)).toEqual([
      { name: 'harbour', registered: true },
      { name: 'harbour1', registered: false },
      { name: 'my-harbour', registered: true },
    ])
    expect(found).toHaveLength(5)
  })

  it('suggests names of the requested zone, and rejects an unknown zone', async () => {
    const { json } = setUp()
    const found = await json('/v1/profile/suggestions/harbour?projectId=p1&zone=reown.id')
    expect(found.body).toMatchObject({
      suggestions: expect.arrayContaining([{ name: 'harbour.reown.id', registered: false }]),
    })
    const other = await json('/v1/profile/suggestions/harbour?projectId=p1&zone=evil.id')
    expect(other).toMatchObject({ status: 400, body: { reasons: [{ field: 'zone' }] } })
  })
})
