import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/createTestClock.ts'
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
    const told: string[][] = []
    connectors.subscribe((list) => told.push(list.map(({ id }) => id)))
    announce(detail())
    expect(told).toEqual([['io.fox']])
  })

  it('stay as they were announced first', () => {
    const changing = detail()
    const { connectors, announce } = page({ details: [changing] })
    connectors.list()
    changing.info.name = 'Evil'
    changing.provider = fakeProvider()
    announce(detail({ name: 'Evil', icon: 'https://evil.example/i.png' }))
    expect(connectors.list()).toMatchObject([{ name: 'Fox', imageUrl: ICON }])
    expect(connectors.list()).toHaveLength(1)
  })

  it('that look the same stay two, and the second gets a number', () => {
    const { ids } = page({ details: [detail(), detail({ uuid: 'u2' })] })
    expect(ids()).toEqual(['io.fox', 'io.fox#2'])
  })

  it.each([
    ['no uuid', detail({ uuid: undefined })],
    ['no provider', detail({}, null)],
    ['a provider that cannot be asked', detail({}, {})],
    ['no info', { provider: fakeProvider() }],
    ['nothing', null],
  ])('with %s are left out and told', (_, odd) => {
    const { ids, errors } = page({ details: [odd, detail({ uuid: 'u2' })] })
    expect(ids()).toEqual(['io.fox'])
    expect(errors).toMatchObject([{ code: 'wallet.malformed' }])
  })

  it.each(['javascript:alert(1)', 'http://x.example/i.png', 'data:text/html,<b>', '<svg/>'])(
    'have no icon from %s',
    (icon) => {
      const { connectors } = page({ details: [detail({ icon })] })
      expect(connectors.list().map(({ imageUrl }) => imageUrl)).toEqual([undefined])
    },
  )

  it('without a proper rdns are known by their uuid', () => {
    const { ids } = page({ details: [detail({ rdns: 'injected' })] })
    expect(ids()).toEqual(['u1'])
  })

  it('are hidden when the host turns EIP-6963 off', () => {
    const { ids } = page({ eip6963: false, details: [detail()] })
    expect(ids()).toEqual([])
  })
})

describe('window.ethereum', () => {
  it('is the Browser Wallet', () => {
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

  it('is left out when it cannot be asked', () => {
    expect(page({ ethereum: { isMetaMask: true } }).ids()).toEqual([])
  })
})

describe('connecting', () => {
  it('asks the wallet that was chosen', async () => {
    const { connectors } = page({ details: [detail()] })
    expect(await connectors.connect('io.fox', {})).toMatchObject({
      connectorId: 'io.fox',
      type: 'ANNOUNCED',
      accounts: [ALICE],
      chainId: 'eip155:1',
    })
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
    await clock.run(400)
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
