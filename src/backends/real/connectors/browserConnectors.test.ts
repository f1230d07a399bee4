import { describe, expect, it, vi } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { ALICE, fakeProvider } from '../testing/fakeProvider.ts'
import { fakeWindow } from '../testing/fakeWindow.ts'
import { createBrowserConnectors } from './browserConnectors.ts'

const ICON = 'data:image/svg+xml;base64,PHN2Zy8+'

function detail(own: Record<string, unknown> = {}, provider: unknown = fakeProvider()) {
  return { info: { uuid: 'u1', name: 'Fox', rdns: 'io.fox', icon: ICON, ...own }, provider }
}

function page(options: { ethereum?: unknown; eip6963?: boolean; details?: unknown[] } = {}) {
  const fake = fakeWindow({ ethereum: options.ethereum })
  fake.window.addEventListener('eip6963:requestProvider', () =>
    options.details?.forEach((one) => fake.announce(one)),
  )
  const clock = createTestClock()
  const errors: Error[] = []
  const connectors = createBrowserConnectors({
    window: () => fake.window,
    clock,
    eip6963: options.eip6963 ?? true,
    rpcUrl: ({ id }) => `https://rpc.example/${id}`,
    onError: (error) => errors.push(error),
  })
  const leave = new AbortController()
  return {
    ...fake,
    clock,
    errors,
    leave,
    connectors,
    ids: () => connectors.list().map(({ id }) => id),
  }
}

const aborted = { status: 'rejected', reason: { code: 'aborted' } }

function boom(): never {
  throw new Error('boom')
}

describe('announced wallets', () => {
  it('lists announced wallets as ANNOUNCED connectors under their rdns', () => {
    const { connectors } = page({ details: [detail()] })
    expect(connectors.list()).toEqual([
      {
        id: 'io.fox',
        type: 'ANNOUNCED',
        name: 'Fox',
        chain: 'eip155',
        imageUrl: ICON,
        info: { uuid: 'u1', rdns: 'io.fox' },
      },
    ])
  })

  it('lists a wallet that announces itself late', () => {
    const { connectors, announce } = page()
    const notified: string[][] = []
    connectors.subscribe((list) => notified.push(list.map(({ id }) => id)))
    announce(detail())
    expect(notified).toEqual([['io.fox']])
  })

  it('keeps each wallet as it was first announced', () => {
    const changing = detail()
    const { connectors, announce } = page({ details: [changing] })
    connectors.list()
    changing.info.name = 'Evil'
    const { provider } = changing
    changing.provider = fakeProvider()
    announce(detail({ name: 'Evil', icon: 'https://evil.example/i.png' }, provider))
    expect(connectors.list()).toMatchObject([{ name: 'Fox', imageUrl: ICON }])
    expect(connectors.list()).toHaveLength(1)
  })

  it('lists two wallets with the same rdns, gives the second a number, and marks both as contested', () => {
    const { connectors, announce } = page({ details: [detail()] })
    expect(connectors.list()[0]).not.toHaveProperty('contested')
    announce(detail({ uuid: 'u2' }))
    expect(connectors.list()).toMatchObject([
      { id: 'io.fox', contested: true },
      { id: 'io.fox#2', contested: true },
    ])
  })

  it('keeps a wallet when another announced its uuid first', () => {
    const honest = detail({ rdns: undefined })
    const { connectors } = page({ details: [detail({ rdns: undefined, name: 'Evil' }), honest] })
    expect(connectors.list()).toMatchObject([
      { id: 'uuid:u1', name: 'Evil', contested: true },
      { id: 'uuid:u1#2', name: 'Fox', contested: true },
    ])
  })

  it('lists a wallet whose provider is a Proxy that hides its properties', () => {
    const provider = new Proxy({}, { get: (_, name) => Reflect.get(fakeProvider(), name) })
    expect('request' in provider).toBe(false)
    expect(page({ details: [detail({}, provider)] }).ids()).toEqual(['io.fox'])
  })

  it.each([
    ['no uuid', detail({ uuid: undefined })],
    ['no provider', detail({}, null)],
    ['a provider without a request method', detail({}, {})],
    ['no info', { provider: fakeProvider() }],
    ['nothing', null],
  ])('skips and reports a wallet with %s', (_, odd) => {
    const { ids, errors } = page({ details: [odd, detail({ uuid: 'u2' })] })
    expect(ids()).toEqual(['io.fox'])
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }])
  })

  it.each(['javascript:alert(1)', 'https://x.example/i.png', 'data:text/html,<b>', '<svg/>'])(
    'shows no icon for %s',
    (icon) => {
      const { connectors } = page({ details: [detail({ icon })] })
      expect(connectors.list().map(({ imageUrl }) => imageUrl)).toEqual([undefined])
    },
  )

  it('identifies a wallet without a proper rdns by its uuid', () => {
    const { ids } = page({ details: [detail({ rdns: 'injected' })] })
    expect(ids()).toEqual(['uuid:u1'])
  })

  it("keeps a wallet without an rdns from taking another wallet's id", () => {
    const odd = ['injected', 'io.fox', 'io.fox#2', 'walletConnect', 'solana/Fox', 'a', 'a', 'a#2']
    const details = odd.map((uuid) => detail({ uuid, rdns: undefined }))
    const { ids, connectors } = page({
      ethereum: fakeProvider(),
      details: [...details, detail(), detail()],
    })
    const all = ids()
    expect(new Set(all).size).toBe(all.length)
    expect(connectors.list().filter(({ id }) => id.startsWith('uuid:'))).toHaveLength(odd.length)
  })

  it('skips and reports a wallet with getters that throw', () => {
    const broken = (name: string) => Object.defineProperty({}, name, { get: boom })
    const { ids, errors } = page({
      details: [
        broken('info'),
        { info: broken('uuid'), provider: fakeProvider() },
        { info: { uuid: 'u3' }, provider: broken('request') },
        detail(),
      ],
    })
    expect(ids()).toEqual(['io.fox'])
    expect(errors.map((error) => (error as { code?: string }).code)).toEqual([
      'wallet.malformed',
      'wallet.malformed',
      'wallet.malformed',
    ])
  })

  it('lists at most 100 wallets and reports the rest', () => {
    const details = Array.from({ length: 102 }, (_, index) =>
      detail({ uuid: `u${index}`, rdns: `io.w${index}` }),
    )
    const { ids, errors } = page({ details })
    expect(ids()).toHaveLength(100)
    expect(errors).toHaveLength(2)
  })

  it('hides announced wallets when the host turns EIP-6963 off, including late ones', () => {
    const { announce, connectors, ids } = page({ eip6963: false, details: [detail()] })
    const heard: number[] = []
    connectors.subscribe((list) => heard.push(list.length))
    announce(detail())
    expect([ids(), heard]).toEqual([[], []])
  })
})

describe('window.ethereum', () => {
  it('lists window.ethereum as the Browser Wallet, an INJECTED connector [C-168]', () => {
    const { connectors } = page({ ethereum: fakeProvider() })
    expect(connectors.list()).toMatchObject([
      { id: 'injected', type: 'INJECTED', name: 'Browser Wallet' },
    ])
  })

  it('lists an announced wallet only once if it is also window.ethereum', () => {
    const provider = fakeProvider()
    const { ids } = page({ ethereum: provider, details: [detail({}, provider)] })
    expect(ids()).toEqual(['io.fox'])
  })

  it('lists window.ethereum beside other wallets', () => {
    const { ids } = page({ ethereum: fakeProvider(), details: [detail()] })
    expect(ids()).toEqual(['io.fox', 'injected'])
  })

  it.each([
    ['it', (window: object) => Object.defineProperty(window, 'ethereum', { get: boom })],
    [
      'its request',
      (window: object) =>
        Object.assign(window, { ethereum: Object.defineProperty({}, 'request', { get: boom }) }),
    ],
  ])('lists no injected wallet when reading %s throws, and reports that once', (_, spoil) => {
    const { window, ids, connectors, errors } = page({ details: [detail()] })
    spoil(window)
    expect(ids()).toEqual(['io.fox'])
    connectors.list()
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }])
  })

  it('an announced wallet with the id of window.ethereum does not reconnect in its place', async () => {
    const honest = fakeProvider()
    const evil = fakeProvider()
    const { connectors } = page({
      ethereum: honest,
      details: [detail({ uuid: 'injected', rdns: undefined }, evil)],
    })
    await connectors.reconnect('injected')
    expect(evil.requests).toEqual([])
    expect(honest.requests).not.toEqual([])
  })

  it('skips window.ethereum without a request method', () => {
    expect(page({ ethereum: { isMetaMask: true } }).ids()).toEqual([])
  })
})

describe('connecting', () => {
  it('requests the accounts from the chosen wallet', async () => {
    const provider = fakeProvider()
    const { connectors } = page({ details: [detail({}, provider)] })
    expect(await connectors.connect('io.fox', {})).toMatchObject({
      connectorId: 'io.fox',
      type: 'ANNOUNCED',
      accounts: [ALICE],
      chainId: 'eip155:1',
    })
    expect(provider.requests[0]?.method).toBe('eth_requestAccounts')
  })

  it('rejects for a wallet that is missing', async () => {
    const { connectors } = page()
    await expect(connectors.connect('io.fox', {})).rejects.toMatchObject({ code: 'none.connector' })
  })

  it('reconnects without a prompt', async () => {
    const provider = fakeProvider()
    const { connectors } = page({ details: [detail({}, provider)] })
    expect(await connectors.reconnect('io.fox')).toMatchObject({ connectorId: 'io.fox' })
    expect(provider.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('reconnects neither of two wallets that claim one rdns', async () => {
    const first = fakeProvider()
    const second = fakeProvider()
    const { connectors, leave } = page({
      details: [detail({}, first), detail({ uuid: 'u2' }, second)],
    })
    const away = vi.fn()
    const coming = ['io.fox', 'io.fox#2'].map((id) =>
      connectors.reconnect(id, { onAway: away, signal: leave.signal }),
    )
    await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2))
    leave.abort()
    expect(await Promise.allSettled(coming)).toMatchObject([aborted, aborted])
    expect([...first.requests, ...second.requests]).toEqual([])
  })
})

it('reports a late window.ethereum until it is unsubscribed', () => {
  const { connectors, window } = page({ eip6963: false })
  const heard: number[] = []
  const stop = connectors.subscribe((list) => heard.push(list.length))
  const say = () => window.dispatchEvent(new Event('ethereum#initialized'))
  say()
  expect(heard).toHaveLength(1)
  stop()
  say()
  expect(heard).toHaveLength(1)
})

it('reports a late announcement until it is unsubscribed', () => {
  const { announce, connectors } = page()
  const heard: number[] = []
  const stop = connectors.subscribe((list) => heard.push(list.length))
  announce(detail())
  stop()
  announce(detail({ uuid: 'u2', rdns: 'io.second' }, fakeProvider()))
  expect(heard).toEqual([1])
})
