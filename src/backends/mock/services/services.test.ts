import { describe, expect, it } from 'vitest'
import type { LocalChains } from '../chains/localChains.ts'
import { answerWith } from '../network/answerWith.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld, type GenerateWorldOptions } from '../world/generateWorld.ts'
import { createServices } from './services.ts'
import { tokenPicture } from '../world/pictures/tokenPicture.ts'

const api = 'https://wallets.test'
const chain = 'https://chain.test'
const pulse = 'https://pulse.test'
const headers = { 'x-project-id': 'p', 'x-sdk-type': 'w3m', 'x-sdk-version': 'react-1' }
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp(options: GenerateWorldOptions = {}, own: Partial<LocalChains> = {}) {
  const world = createWorld(generateWorld(options))
  const chains: LocalChains = {
    has: (chainId) => chainId !== 'eip155:10',
    rpc: async () => '0x14d1120d7b160000',
    forward: async (chainId, body) =>
      JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, result: chainId }),
    reset: async () => undefined,
    ...own,
  }
  const addresses = { walletApi: api, blockchainApi: chain, pulse }
  const fetch = answerWith(
    createServices({
      world,
      chains,
      pools: { ready: async () => undefined },
      addresses,
      clock: { now: () => world.get().startedAt },
    }),
  )
  const json = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { headers, ...init })
    return { status: response.status, body: await response.json() }
  }
  const wallets = async (query: string) => (await json(`${api}/getWallets?${query}`)).body
  return { world, fetch, json, wallets }
}

const names = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name)
const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id)

describe('the wallet list', () => {
  it('pages through 640 wallets, each once', async () => {
    const { wallets } = setUp()
    const pages = await Promise.all(
      Array.from({ length: 7 }, (_, index) => wallets(`page=${index + 1}&entries=100`)),
    )
    expect(pages.map(({ count }) => count)).toEqual(Array(7).fill(640))
    expect(pages.map(({ data }) => data.length)).toEqual([100, 100, 100, 100, 100, 100, 40])
    expect(pages.map(({ nextPage }) => nextPage)).toEqual([2, 3, 4, 5, 6, 7, undefined])
    expect(new Set(pages.flatMap(ids)).size).toBe(640)
    expect(new Set(pages.flatMap(names)).size).toBe(640)
  })

  it('accepts a client by its headers or by its query, and rejects others', async () => {
    const { fetch } = setUp()
    const status = async (query: string, own: Record<string, string> = {}) =>
      (await fetch(`${api}/getWallets?page=1${query}`, { headers: own })).status
    expect(await status('', headers)).toBe(200)
    expect(await status('&projectId=p&st=appkit&sv=react-1')).toBe(200)
    expect(await status('&projectId=p&st=appkit')).toBe(400)
    expect(await status('')).toBe(400)
  })

  it('lists the same wallets for the same seed', async () => {
    const list = (seed: number) => setUp({ seed }).wallets('page=1&entries=100')
    expect(await list(4)).toEqual(await list(4))
    expect(ids(await list(4))).not.toEqual(ids(await list(5)))
  })

  it('returns records in the wire format, with links that fit their kind', async () => {
    const { wallets } = setUp()
    const [fox] = (await wallets('page=1&entries=1')).data
    expect(fox).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      name: 'Emberfox',
      image_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rdns: 'example.emberfox',
      mobile_link: 'emberfox://',
      desktop_link: null,
      order: 1,
    })
    const records = (await wallets('page=1&entries=100')).data
    const kinds = ['mobile_link', 'desktop_link', 'webapp_link', 'rdns', 'chrome_store'].map(
      (field) => records.filter((record: Record<string, unknown>) => record[field] !== null).length,
    )
    expect(Math.min(...kinds)).toBeGreaterThan(5)
    expect(Math.max(...kinds)).toBeLessThan(100)
  })

  it('searches in names without regard to case', async () => {
    const { wallets } = setUp()
    expect(names(await wallets('page=1&entries=100&search=EMBERF'))).toEqual(['Emberfox'])
    expect(await wallets('page=1&entries=100&search=nothingofthisname')).toEqual({
      count: 0,
      data: [],
    })
    const one = await wallets('page=1&entries=100&search=a')
    expect(one.count).toBeGreaterThan(100)
    expect(names(one).every((name) => name.toLowerCase().includes('a'))).toBe(true)
  })

  it('includes, excludes and filters by chain', async () => {
    const { wallets } = setUp()
    const all = ids(await wallets('page=1&entries=3'))
    expect(ids(await wallets(`page=1&entries=3&include=${all[2]},${all[0]}`))).toEqual([
      all[0],
      all[2],
    ])
    const rest = await wallets(`page=1&entries=3&exclude=${all[0]},${all[1]}`)
    expect([rest.count, ids(rest)[0]]).toEqual([638, all[2]])
    const base = await wallets('page=1&entries=100&chains=eip155:8453')
    expect(base.count).toBeGreaterThan(50)
    expect(base.count).toBeLessThan(640)
    expect((await wallets('page=1&entries=4&chains=eip155:1')).count).toBe(640)
  })

  it("lists a scenario's own wallets first, unchanged", async () => {
    const extra = [{ name: '<b>Evil</b>', homepage: 'javascript:alert(1)' }]
    const { wallets } = setUp({ patch: { directory: { size: 2, extra } } })
    const page = await wallets('page=1&entries=4')
    expect(page.count).toBe(3)
    expect(page.data[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      name: '<b>Evil</b>',
      homepage: 'javascript:alert(1)',
    })
  })

  it('follows a change of the world', async () => {
    const { world, wallets } = setUp()
    world.update((state) => ({ ...state, directory: { size: 5, extra: [] } }))
    expect((await wallets('page=1&entries=4')).count).toBe(5)
  })

  it('rejects requests without project and client, and invalid pages', async () => {
    const { fetch } = setUp()
    const nameless = await fetch(`${api}/getWallets?page=1&entries=4`)
    expect([nameless.status, await nameless.text()]).toEqual([
      400,
      expect.stringContaining('x-project-id'),
    ])
    const odd = await fetch(`${api}/getWallets?page=1&entries=101`, { headers })
    expect(odd.status).toBe(400)
  })
})

describe('pictures', () => {
  const picture = async (path: string, fetch: ReturnType<typeof setUp>['fetch']) => {
    const response = await fetch(api + path, { headers })
    return [response.status, response.headers.get('content-type'), await response.text()]
  }

  it('generates distinct pictures, the same every time', async () => {
    const { fetch, wallets } = setUp()
    const page = await wallets('page=1&entries=100')
    const drawn = await Promise.all(
      page.data.map(({ image_id }: { image_id: string }) =>
        picture(`/getWalletImage/${image_id}`, fetch),
      ),
    )
    expect(new Set(drawn.map(([, , svg]) => svg)).size).toBe(100)
    expect(drawn[3]).toEqual(await picture(`/getWalletImage/${page.data[3].image_id}`, fetch))
    expect(drawn[0]).toEqual([200, 'image/svg+xml', expect.stringContaining('<svg')])
  })

  it('pictures differ for each token and currency, and match those of the balances', async () => {
    const { fetch } = setUp()
    const drawn = await Promise.all(
      [
        ...['ETH', 'WETH', 'USDC', 'USDT', 'DAI', 'UNI'].map((id) => `/public/getTokenImage/${id}`),
        ...['USD', 'EUR', 'GBP'].map((id) => `/public/getCurrencyImage/${id}`),
      ].map((path) => picture(path, fetch)),
    )
    const pictures = drawn.map(([, , svg]) => String(svg))
    expect(new Set(pictures).size).toBe(9)
    expect(pictures.slice(6).map((svg) => />([^<>]+)<\/text>/.exec(svg)?.[1])).toEqual([
      '$',
      '€',
      '£',
    ])
    expect(pictures[2]).toBe(tokenPicture('USDC'))
  })

  it('the directory has the same icon for an installed wallet as its announcement', async () => {
    const { fetch, wallets, world } = setUp()
    const [fox] = (await wallets('page=1&entries=1')).data
    const [, , svg] = await picture(`/getWalletImage/${fox.image_id}`, fetch)
    expect(world.get().wallets[0]?.icon).toBe(
      `data:image/svg+xml,${encodeURIComponent(String(svg))}`,
    )
  })

  it('pictures exist for networks, connectors, tokens and currencies only', async () => {
    const { fetch } = setUp()
    const status = async (path: string) => (await picture(path, fetch))[0]
    expect(await status('/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900')).toBe(200)
    expect(await status('/public/getAssetImage/ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400')).toBe(200)
    expect(await status('/public/getAssetImage/unknown')).toBe(404)
    expect(await status('/getWalletImage/unknown')).toBe(404)
    expect(await status('/public/getTokenImage/ETH')).toBe(200)
    expect(await status('/public/getCurrencyImage/EUR')).toBe(200)
    expect(await status('/public/getCurrencyImage/XXX')).toBe(404)
  })
})

describe('identity', () => {
  it('returns a name and a picture, and nulls for an unknown address', async () => {
    const { json, world } = setUp()
    const [known] = world.get().identities
    const ask = (address: string | undefined) =>
      json(`${chain}/v1/identity/${address}?projectId=p&sender=${owner}`)
    expect((await ask(known?.address.toLowerCase())).body).toEqual({
      name: 'orbit.pocket.eth',
      avatar: expect.stringMatching(/^data:image/),
    })
    expect((await ask(owner)).body).toEqual({ name: null, avatar: null })
    expect(await ask('0x12')).toEqual({
      status: 400,
      body: { status: 'FAILED', reasons: [{ field: 'address', description: 'Invalid address' }] },
    })
  })
})

describe('JSON-RPC', () => {
  const call = { method: 'POST', body: '{"jsonrpc":"2.0","id":7,"method":"eth_chainId"}' }

  it.each(['/v1/', '/v1'])(
    'reaches the local chain when sent as plain text to %s',
    async (path) => {
      const { json } = setUp()
      const answer = await json(`${chain}${path}?chainId=eip155:8453&projectId=p`, {
        ...call,
        headers: { 'content-type': 'text/plain' },
      })
      expect(answer.body).toEqual({ jsonrpc: '2.0', id: 7, result: 'eip155:8453' })
    },
  )

  it('answers an unknown chain with a JSON-RPC error', async () => {
    const { json } = setUp()
    const answer = await json(`${chain}/v1/?chainId=eip155:10&projectId=p`, call)
    expect(answer).toEqual({
      status: 200,
      body: {
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32_002, message: 'Unsupported chain: eip155:10' },
      },
    })
  })

  it('resolves no name without a project id', async () => {
    expect((await setUp().json(`${chain}/v1/?chainId=eip155:1`, call)).status).toBe(401)
  })
})

describe('pulse', () => {
  it('accepts an event and rejects an incomplete one', async () => {
    const { fetch } = setUp()
    const event = { eventId: '1', url: 'u', domain: 'd', timestamp: 1, props: {} }
    const send = async (body: unknown) =>
      (await fetch(`${pulse}/e`, { method: 'POST', body: JSON.stringify(body) })).status
    expect(await send(event)).toBe(202)
    expect(await send({ eventId: '1' })).toBe(400)
  })
})

it('fails as a broken connection when the address is not simulated', async () => {
  await expect(setUp().fetch('https://elsewhere.test/')).rejects.toThrow('nothing is simulated')
})

it.each([
  ['https://eth.merkle.io', 'eip155:1'],
  ['https://polygon.drpc.org/', 'eip155:137'],
  ['https://base-mainnet.g.alchemy.com/v2/key', 'eip155:8453'],
  ['https://api.devnet.solana.com', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])('answers at the public node %s as the local chain %s', async (address, chainId) => {
  const { json } = setUp()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'eth_chainId' })
  const { body: answer } = await json(address, { method: 'POST', body })
  expect(answer).toEqual({ jsonrpc: '2.0', id: 3, result: chainId })
})
