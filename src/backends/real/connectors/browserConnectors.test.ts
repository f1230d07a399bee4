import { describe, expect, it } from 'vitest'
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
  return { ...fake, clock, errors, connectors, ids: () => connectors.list().map(({ id }) => id) }
}

function boom(): never {
  throw new Error('boom')
}

describe('announced wallets', () => {
  it('are connectors of type ANNOUNCED under their rdns', () => {
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

  it('may come late', () => {
    const { connectors, announce } = page()
    const notified: string[][] = []
    connectors.subscribe((list) => notified.push(list.map(({ id }) => id)))
    announce(detail())
    expect(notified).toEqual([['io.fox']])
  })

  it('stay as they were announced first', () => {
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

  it('that claim one rdns stay two, the second gets a number, and both are contested', () => {
    const { connectors, announce } = page({ details: [detail()] })
    expect(connectors.list()[0]).not.toHaveProperty('contested')
    announce(detail({ uuid: 'u2' }))
    expect(connectors.list()).toMatchObject([
      { id: 'io.fox', contested: true },
      { id: 'io.fox#2', contested: true },
    ])
  })

  it('are not kept out by another that announced their uuid first', () => {
    const honest = detail({ rdns: undefined })
    const { connectors } = page({ details: [detail({ rdns: undefined, name: 'Evil' }), honest] })
    expect(connectors.list()).toMatchObject([
      { id: 'uuid:u1', name: 'Evil', contested: true },
      { id: 'uuid:u1#2', name: 'Fox', contested: true },
    ])
  })

  it('whose provider is a Proxy that says nothing of what it has are listed', () => {
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
  ])('with %s are left out and reported', (_, odd) => {
    const { ids, errors } = page({ details: [odd, detail({ uuid: 'u2' })] })
    expect(ids()).toEqual(['io.fox'])
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }])
  })

  it.each(['javascript:alert(1)', 'https://x.example/i.png', 'data:text/html,<b>', '<svg/>'])(
    'have no icon from %s',
    (icon) => {
      const { connectors } = page({ details: [detail({ icon })] })
      expect(connectors.list().map(({ imageUrl }) => imageUrl)).toEqual([undefined])
    },
  )

  it('without a proper rdns are known by their uuid', () => {
    const { ids } = page({ details: [detail({ rdns: 'injected' })] })
    expect(ids()).toEqual(['uuid:u1'])
  })

  it('without an rdns cannot take the id of another, whatever their uuid', () => {
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

  it('with getters that throw are left out and reported', () => {
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

  it('are 100 at most, and the rest is reported', () => {
    const details = Array.from({ length: 102 }, (_, index) =>
      detail({ uuid: `u${index}`, rdns: `io.w${index}` }),
    )
    const { ids, errors } = page({ details })
    expect(ids()).toHaveLength(100)
    expect(errors).toHaveLength(2)
  })

  it('are hidden when the host turns EIP-6963 off, also those that come late', () => {
    const { announce, connectors, ids } = page({ eip6963: false, details: [detail()] })
    const heard: number[] = []
    connectors.subscribe((list) => heard.push(list.length))
    announce(detail())
    expect([ids(), heard]).toEqual([[], []])
  })
})

describe('window.ethereum', () => {
  it('is the Browser Wallet, an INJECTED connector [C-168]', () => {
    const { connectors } = page({ ethereum: fakeProvider() })
    expect(connectors.list()).toMatchObject([
      { id: 'injected', type: 'INJECTED', name: 'Browser Wallet' },
    ])
  })

  it('is not listed beside the announced wallet that it is', () => {
    const provider = fakeProvider()
    const { ids } = page({ ethereum: provider, details: [detail({}, provider)] })
    expect(ids()).toEqual(['io.fox'])
  })

  it('is listed beside others', () => {
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
  ])('is none when reading %s throws, and that is reported once', (_, spoil) => {
    const { window, ids, connectors, errors } = page({ details: [detail()] })
    spoil(window)
    expect(ids()).toEqual(['io.fox'])
    connectors.list()
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }])
  })

  it('is not what comes back when an announced wallet calls itself like it', async () => {
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

  it('is left out without a request method', () => {
    expect(page({ ethereum: { isMetaMask: true } }).ids()).toEqual([])
  })
})

describe('connecting', () => {
  it('asks the wallet that was chosen for its accounts', async () => {
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

  it('rejects for a wallet that is not here', async () => {
    const { connectors } = page()
    await expect(connectors.connect('io.fox', {})).rejects.toMatchObject({ code: 'none.connector' })
  })

  it('comes back without asking', async () => {
    const provider = fakeProvider()
    const { connectors } = page({ details: [detail({}, provider)] })
    expect(await connectors.reconnect('io.fox')).toMatchObject({ connectorId: 'io.fox' })
    expect(provider.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('does not come back to a wallet that grants nothing any more', async () => {
    const provider = fakeProvider({ eth_accounts: () => [] })
    const { connectors } = page({ details: [detail({}, provider)] })
    expect(await connectors.reconnect('io.fox')).toBeUndefined()
  })

  it('comes back to neither of two wallets that claim one rdns', async () => {
    const first = fakeProvider()
    const second = fakeProvider()
    const { connectors } = page({
      details: [detail({}, first), detail({ uuid: 'u2' }, second)],
    })
    expect(await connectors.reconnect('io.fox')).toBeUndefined()
    expect(await connectors.reconnect('io.fox#2')).toBeUndefined()
    expect([...first.requests, ...second.requests]).toEqual([])
  })

  it('waits half a second for a wallet that announces itself late', async () => {
    const { connectors, announce, clock } = page()
    const coming = connectors.reconnect('io.fox')
    await clock.run(300)
    announce(detail({ uuid: 'u2', rdns: 'io.second' }, fakeProvider()))
    await clock.run(100)
    announce(detail())
    expect(await coming).toMatchObject({ connectorId: 'io.fox' })
    expect(clock.pending()).toEqual([])
  })

  it('gives up a wallet that does not come', async () => {
    const { connectors, clock } = page()
    const coming = connectors.reconnect('io.fox')
    await clock.run(500)
    expect(await coming).toBeUndefined()
  })
})

it('is told when a wallet puts itself into the window late, until it stops listening', () => {
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

it('is told of a wallet that announces itself late, until it stops listening', () => {
  const { announce, connectors } = page()
  const heard: number[] = []
  const stop = connectors.subscribe((list) => heard.push(list.length))
  announce(detail())
  stop()
  announce(detail({ uuid: 'u2', rdns: 'io.second' }, fakeProvider()))
  expect(heard).toEqual([1])
})
