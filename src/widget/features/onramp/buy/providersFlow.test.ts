import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Onramp } from '../../../../backends/port/services/onramp.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { createProvidersFlow } from './providersFlow.ts'
import { inTurn } from '../testing/inTurn.ts'
import { createOnrampTest } from '../testing/onrampTest.ts'

type Asked = Parameters<Onramp['url']>[0]

async function setUp(options: Parameters<typeof createOnrampTest>[0] = {}) {
  const asked: Asked[] = []
  const test = createOnrampTest({
    ...options,
    onramp: {
      async url(query) {
        asked.push(query)
        return `https://pay.test/${query.address}/${query.defaultNetwork}`
      },
      ...options.onramp,
    },
  })
  test.core.open('Account')
  test.core.router.push('OnRampProviders')
  const flow = createProvidersFlow(test.core)
  flow.start()
  await test.clock.idle()
  return { ...test, asked, flow, state: () => flow.store.getState() }
}

function createOnrampTestOnSolana() {
  const asked: Asked[] = []
  const url = async (query: Asked) => (asked.push(query), 'https://pay.test/')
  const { core } = createOnrampTest({ onramp: { url } })
  core.networks.setActive('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  core.open('Account')
  core.router.push('OnRampProviders')
  createProvidersFlow(core).start()
  return { asked, core }
}

describe('the address of the card provider', () => {
  it('requests the address with the account, its networks and all currencies [A-152 A-154]', async () => {
    const { asked, core, state } = await setUp()
    const address = core.session.address()
    expect(asked).toEqual([
      {
        address,
        blockchains: [
          'ethereum',
          'arbitrum',
          'polygon',
          'avalanche-c-chain',
          'optimism',
          'celo',
          'base',
        ],
        assets: ['ETH', 'USDC', 'DAI'],
        defaultNetwork: 'ethereum',
      },
    ])
    expect(state()).toMatchObject({
      status: 'ready',
      links: { coinbase: `https://pay.test/${address}/ethereum` },
    })
  })

  it('requests the chosen amount and token [A-152]', async () => {
    const asked: Asked[] = []
    const test = createOnrampTest({
      onramp: {
        async url(query) {
          asked.push(query)
          return 'https://pay.test/'
        },
      },
    })
    const order = test.core.use(createOnrampOrder)
    await order.load()
    order.store.setState({ amount: '250', purchaseAmount: '0.0787' })
    createProvidersFlow(test.core).start()
    await test.clock.idle()
    expect(asked[0]).toMatchObject({
      assets: ['ETH'],
      paymentAmount: '250',
      purchaseAmount: '0.0787',
    })
  })

  it.each([
    ['9', '0.003'],
    ['7501', '2.3'],
    ['', undefined],
  ])('requests no amount when %s does not fit', async (amount, purchaseAmount) => {
    const asked: Asked[] = []
    const url = async (query: Asked) => (asked.push(query), 'https://pay.test/')
    const { clock, core } = createOnrampTest({ onramp: { url } })
    const order = core.use(createOnrampOrder)
    await order.load()
    order.store.setState({ amount, purchaseAmount })
    createProvidersFlow(core).start()
    await clock.idle()
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toHaveProperty('paymentAmount')
    expect(asked[0]).not.toHaveProperty('purchaseAmount')
  })

  it('requests the amount alone without a quote', async () => {
    const asked: Asked[] = []
    const url = async (query: Asked) => (asked.push(query), 'https://pay.test/')
    const { clock, core } = createOnrampTest({ onramp: { url } })
    const order = core.use(createOnrampOrder)
    await order.load()
    order.store.setState({ amount: '250', purchaseAmount: undefined })
    createProvidersFlow(core).start()
    await clock.idle()
    expect(asked[0]).toMatchObject({ paymentAmount: '250' })
    expect(asked[0]).not.toHaveProperty('purchaseAmount')
  })

  it('requests nothing when no account is connected', async () => {
    const { asked, seen, toasts } = await setUp({ connected: false })
    expect([asked, toasts()]).toEqual([[], ['No link found']])
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it('requests nothing when the backend sells nothing', async () => {
    const { seen, toasts } = await setUp({ withOnramp: false })
    expect(toasts()).toEqual(['No link found'])
    expect(seen.filter(({ type }) => type === 'note')).toEqual([])
  })

  it('requests nothing when the host turned the on-ramp off', async () => {
    const { asked, views } = await setUp({ host: { enableOnramp: false } })
    expect([asked, views()]).toEqual([[], ['Account']])
  })

  it('requests nothing on Solana, and leads to a network with an on-ramp', async () => {
    const { asked, core } = createOnrampTestOnSolana()
    expect(asked).toEqual([])
    expect(core.router.current()).toMatchObject({
      view: 'SwitchActiveChain',
      params: { chain: 'eip155', feature: 'onramp' },
    })
  })

  it('requests the address again when the network changes, and drops the old one', async () => {
    const { clock, core, state } = await setUp()
    core.networks.setActive('eip155:8453')
    expect(state()).toMatchObject({ status: 'loading', links: {} })
    await clock.idle()
    expect(state().links['coinbase']).toContain('/base')
  })

  it('requests the address again for another account', async () => {
    const { clock, notify, state } = await setUp()
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    notify.accountsChanged([other])
    await clock.idle()
    expect(state().links['coinbase']).toContain(other)
  })

  it('requests the address only for an account that arrived while the currencies loaded', async () => {
    const known = createDeferred<Awaited<ReturnType<Onramp['currencies']>>>()
    const { asked, clock, core, notify, state } = await setUp({
      onramp: { currencies: () => known.promise },
    })
    notify.accountsChanged(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    known.resolve({ purchase: [], payment: [] })
    await clock.idle()
    const address = core.session.address()
    expect(address).toContain('0x7099')
    expect(asked.map((query) => query.address)).toEqual([address])
    expect(state().links['coinbase']).toContain(address)
  })
})

describe('providers without an address', () => {
  it.each([
    ['onramp.noUrl', 'No link found'],
    ['http.status', 'No link found'],
  ] as const)('goes back with a message after %s [C-329]', async (code, word) => {
    const { seen, toasts, views } = await setUp({
      onramp: { url: () => Promise.reject(new FoyerError(code, 'No')) },
    })
    expect(seen).toContainEqual(expect.objectContaining({ about: 'onramp.url', code }))
    expect([views(), toasts()]).toEqual([['Account'], [word]])
  })

  it('keeps the view when a link was refused, and allows a retry', async () => {
    const next = inTurn(
      () => Promise.reject<string>(new FoyerError('link.refused', 'No')),
      () => Promise.resolve('https://pay.test/'),
    )
    const { clock, flow, state, toasts, views } = await setUp({
      onramp: { url: () => next()() },
    })
    expect(state()).toEqual({ status: 'ready', links: {}, refused: true })
    expect([views(), toasts()]).toEqual([['Account', 'OnRampProviders'], []])
    flow.send({ type: 'again' })
    await clock.idle()
    expect(state()).toEqual({ status: 'ready', links: { coinbase: 'https://pay.test/' } })
  })

  it('drops the single link that was refused when it was opened', async () => {
    const { flow, state } = await setUp()
    flow.send({ type: 'refused', name: 'coinbase' })
    expect(state()).toMatchObject({ status: 'ready', links: {}, refused: true })
  })

  it('shows whose window the browser blocked, until a retry', async () => {
    const { flow, state } = await setUp()
    flow.send({ type: 'blocked', label: 'Coinbase' })
    expect(state()).toMatchObject({ status: 'ready', blocked: 'Coinbase' })
    flow.send({ type: 'again' })
    expect(state()).not.toHaveProperty('blocked')
  })

  it('a provider without an address is only disabled while another one has its address', async () => {
    const shop = { name: 'shop', label: 'Shop', feeRange: '1%', url: 'https://shop.test/' }
    const coinbase = { name: 'coinbase', label: 'Coinbase', feeRange: '0.85%' }
    const { state, toasts } = await setUp({
      onramp: { url: () => Promise.reject(new FoyerError('http.status', 'Down')) },
      host: { onrampProviders: [coinbase, shop] },
    })
    expect(state()).toMatchObject({ status: 'ready', links: { shop: 'https://shop.test/' } })
    expect(toasts()).toEqual([])
  })

  it('waits for the providers while the service has not answered', async () => {
    const { clock, state, views } = await setUp({
      onramp: { url: () => new Promise(() => undefined) },
    })
    await clock.run(60_000)
    expect([state().status, views()]).toEqual(['loading', ['Account', 'OnRampProviders']])
  })
})
