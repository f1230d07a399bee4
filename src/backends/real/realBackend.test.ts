import { describe, expect, it, vi } from 'vitest'
import type { BackendContext } from '../port/backend.ts'
import type { Swap } from '../port/services/swap.ts'
import { createTestClock } from '../mock/clock/testing/testClock.ts'
import { createRealBackend } from './realBackend.ts'
import { fakeFetch } from './testing/fakeFetch.ts'
import { memoryStorage } from './testing/memoryStorage.ts'

const CONTEXT = { projectId: 'p1', eip6963: true }
const ETHEREUM = {
  id: 'eip155:1',
  name: 'Ethereum',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const

it('the backend works on a server without a window and sends no request', () => {
  const { fetch, calls } = fakeFetch(() => Response.json({}))
  const backend = createRealBackend({ fetch })(CONTEXT)
  expect(backend.connectors.list()).toEqual([])
  expect(backend.storage.get('x')).toBeUndefined()
  expect(backend.browser.device().kind).toBe('desktop')
  backend.analytics.send({ event: 'MODAL_OPEN' })
  expect(calls).toEqual([])
})

it('uses the ports it is given, also for the clients it builds', async () => {
  const clock = createTestClock()
  const { fetch } = fakeFetch(() => Response.json({ jsonrpc: '2.0', id: 1, result: null }))
  const backend = createRealBackend({ fetch, clock })(CONTEXT)
  expect(backend.clock).toBe(clock)
  const leaving = new AbortController()
  const waiting = backend.chains.waitForReceipt(ETHEREUM, '0x1', {
    timeoutMs: 5_000,
    signal: leaving.signal,
  })
  // Its code loads with the first call.
  await vi.waitUntil(() => clock.pending().some(({ label }) => label === 'chain.receiptPoll'), {
    timeout: 60_000,
  })
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
})

it('has exactly the listed ports', () => {
  const backend = createRealBackend()(CONTEXT)
  expect(Object.keys(backend).toSorted()).toEqual([
    'analytics',
    'auth',
    'balances',
    'browser',
    'chains',
    'clock',
    'connectors',
    'directory',
    'history',
    'identity',
    'names',
    'onramp',
    'random',
    'storage',
    'swap',
    'tabStorage',
    'walletConnect',
  ])
})

it('uses the given addresses with the headers of wire 1.2', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({ count: 0, data: [] }))
  const addresses = { walletApi: 'http://127.0.0.1:1/api/', secureSite: 'http://localhost:2' }
  const backend = createRealBackend({ fetch, addresses, sdk: { version: 'react-x-1' } })(CONTEXT)
  await backend.directory?.wallets({ page: 1, entries: 1 })
  expect(calls[0]?.url.href).toBe('http://127.0.0.1:1/api/getWallets?page=1&entries=1')
  expect(calls.flatMap(({ headers }) => [...headers])).toEqual([
    ['x-project-id', 'p1'],
    ['x-sdk-type', 'w3m'],
    ['x-sdk-version', 'react-x-1'],
  ])
  expect(backend.auth?.secureOrigin).toBe('http://localhost:2')
})

it.each([
  [undefined, 'https://cdn.zerion.io/eth.png', 'https://cdn.zerion.io/eth.png'],
  [undefined, 'https://own.example/eth.png', 'https://own.example/eth.png'],
  [undefined, 'https://tracker.example/eth.png', undefined],
  [{ hosts: ['cdn.example'] }, 'https://cdn.example/eth.png', 'https://cdn.example/eth.png'],
  [{ hosts: ['cdn.example'] }, 'https://cdn.zerion.io/eth.png', undefined],
  [{ hosts: [] }, 'https://own.example/eth.png', undefined],
  [{ proxy: () => 'https://p.example' }, 'https://tracker.example', 'https://p.example/'],
])('loads remote pictures as the host page allows: %j, %s', async (remoteImages, icon, shown) => {
  const row = { name: 'Ether', symbol: 'ETH', quantity: { numeric: '1', decimals: '18' } }
  const { fetch } = fakeFetch(({ url }) =>
    Response.json({
      name: null,
      avatar: icon,
      balances: [{ ...row, iconUrl: icon }],
      tokens: [{ ...row, decimals: 18, address: `eip155:1:0x${'1'.repeat(40)}`, logoUri: icon }],
      data: [
        {
          id: url.pathname,
          metadata: {
            minedAt: '2026-01-15T12:00:00Z',
            operationType: 'send',
            status: 'confirmed',
            application: { name: 'App', iconUrl: icon },
          },
          transfers: [
            {
              direction: 'out',
              quantity: { numeric: '1' },
              fungible_info: { symbol: 'ETH', icon: { url: icon } },
            },
          ],
        },
      ],
      next: null,
    }),
  )
  const backend = createRealBackend({
    fetch,
    addresses: { blockchainApi: 'https://own.example' },
  })({
    ...CONTEXT,
    remoteImages,
  })
  const account = `0x${'2'.repeat(40)}`
  const page = await backend.history?.transactions({ account })
  const transaction = page?.transactions[0]
  expect([
    (await backend.balances.balances(account, 'eip155:1'))[0]?.iconUrl,
    (await backend.swap?.tokens('eip155:1'))?.[0]?.logoUri,
    transaction?.application?.iconUrl,
    transaction?.transfers[0]?.fungible?.iconUrl,
  ]).toEqual([shown, shown, shown, shown])
})

it('loads the picture of an account as the host page allows', async () => {
  const identity = (avatar: string, hosts: string[]) =>
    createRealBackend({ fetch: fakeFetch(() => Response.json({ name: null, avatar })).fetch })({
      ...CONTEXT,
      remoteImages: { hosts },
    }).identity.identity(`0x${'2'.repeat(40)}`, undefined)
  expect(await identity('https://me.example/1', [])).toEqual({})
  expect(await identity('https://me.example/1', ['me.example'])).toEqual({
    avatar: 'https://me.example/1',
  })
})

describe('a host without services', () => {
  const own = { ...ETHEREUM, rpcUrl: 'https://node.example/v1' }

  it("uses only the host's networks, and has no port without a service", async () => {
    const { fetch, calls } = fakeFetch(({ body }) =>
      Response.json({ jsonrpc: '2.0', id: (body as { id: number }).id, result: '0x' }),
    )
    const backend = createRealBackend({ fetch, services: 'none' })({ ...CONTEXT, networks: [own] })
    const parts = [
      'directory',
      'auth',
      'walletConnect',
      'names',
      'history',
      'swap',
      'onramp',
    ] as const
    expect(parts.filter((name) => backend[name] !== undefined)).toEqual([])
    backend.analytics.send({ event: 'MODAL_OPEN' })
    const account = `0x${'2'.repeat(40)}`
    await backend.identity.identity(account, account)
    await backend.balances.balances(account, 'eip155:1').catch(() => undefined)
    await backend.chains.ensAddress('vera.eth', 60).catch(() => undefined)
    expect(new Set(calls.map(({ url }) => url.host))).toEqual(new Set(['node.example']))
  })

  it.each([{ services: false }, { services: 'no' }, { tokenList: { tokens: [] } }])(
    'rejects %j, which would need a service',
    (options) => {
      const make = Reflect.apply(createRealBackend, undefined, [options])
      expect(() => make(CONTEXT)).toThrow(expect.objectContaining({ code: 'config.invalid' }))
    },
  )

  it('names the network without a node at once', () => {
    expect(() =>
      createRealBackend({ services: 'none' })({
        ...CONTEXT,
        networks: [own, { ...ETHEREUM, id: 'eip155:10' }],
      }),
    ).toThrow(
      expect.objectContaining({
        code: 'config.invalid',
        message: expect.stringContaining('Give eip155:10 an `rpcUrl`') as string,
      }),
    )
  })

  it('resolves no name without Ethereum', async () => {
    const { fetch, calls } = fakeFetch(() => Response.json({}))
    const base = { ...own, id: 'eip155:8453' } as const
    const backend = createRealBackend({ fetch, services: 'none' })({ ...CONTEXT, networks: [base] })
    expect(await backend.chains.ensAddress('vera.eth', 60)).toBeUndefined()
    expect(await backend.identity.identity(`0x${'2'.repeat(40)}`, undefined)).toEqual({})
    expect(calls).toEqual([])
  })

  it('keeps the given parts, and turns off a single one', () => {
    const swap = {} as Swap
    const alone = createRealBackend({ services: 'none', swap })(CONTEXT)
    expect([alone.swap, alone.onramp]).toEqual([swap, undefined])
    const rest = createRealBackend({ onramp: false, walletConnect: false, auth: false })(CONTEXT)
    expect([rest.onramp, rest.walletConnect, rest.auth]).toEqual([undefined, undefined, undefined])
    expect(rest.swap).toHaveProperty('quote')
  })
})

it('begins every key with the prefix of the widget', () => {
  const [storage, tabStorage] = [memoryStorage(), memoryStorage()]
  const backend = createRealBackend({ storage, tabStorage })({ ...CONTEXT, storagePrefix: 'shop/' })
  backend.storage.set('@foyer/network', 'eip155:1')
  backend.tabStorage?.set('@foyer/login', '{}')
  storage.set('shop/frame/LAST_EMAIL_LOGIN_TIME', String(Date.now()))
  expect([...storage.entries.keys(), ...tabStorage.entries.keys()]).toEqual([
    'shop/network',
    'shop/frame/LAST_EMAIL_LOGIN_TIME',
    'shop/login',
  ])
  expect(backend.auth?.nextEmailLoginAt()).toBeGreaterThan(Date.now())
})

it("reads ENS from the host's Ethereum node if the widget has one", async () => {
  const asked = async (networks: BackendContext['networks']) => {
    const { fetch, calls } = fakeFetch(() => Response.json({ jsonrpc: '2.0', id: 1, result: '0x' }))
    const backend = createRealBackend({ fetch })({ ...CONTEXT, networks })
    await backend.chains.ensAddress('vera.eth', 60).catch(() => undefined)
    return new Set(calls.map(({ url }) => url.hostname))
  }
  const own = { ...ETHEREUM, rpcUrl: 'https://node.example/v1' }
  expect(await asked([own])).toEqual(new Set(['node.example']))
  expect(await asked([ETHEREUM])).toEqual(new Set(['rpc.walletconnect.org']))
})
