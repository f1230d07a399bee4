import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import type { PaymentCurrency, PurchaseCurrency } from '../../port/services/onramp.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { ALICE } from '../testing/fakeProvider.ts'
import { createHttpClient } from './httpClient.ts'
import { createOnramp } from './onramp.ts'

const payment: PaymentCurrency = { id: 'EUR', limits: [{ id: 'card', min: 10, max: 7500 }] }
const purchase: PurchaseCurrency = {
  id: 'a',
  name: 'Ether',
  symbol: 'ETH',
  networks: [{ name: 'base', displayName: 'Base', chainId: '8453', contractAddress: '' }],
}
const wanted = {
  address: ALICE,
  blockchains: ['ethereum', 'base'],
  assets: ['ETH'],
  defaultNetwork: 'base',
}

const link = `https://pay.example/buy/select-asset?${new URLSearchParams({
  appId: '1',
  destinationWallets: JSON.stringify([{ address: ALICE }]),
})}`

function answering(answer: () => Response | undefined) {
  const { fetch, calls } = fakeFetch(answer)
  const notified: Error[] = []
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://rpc.example' })
  const port = createOnramp({
    http,
    projectId: 'p1',
    cardProvider: 'https://pay.example',
    onError: (error) => notified.push(error),
  })
  return { port, calls, notified }
}
const json = (body: unknown) => answering(() => Response.json(body))
const status = (code: number) => answering(() => new Response('', { status: code }))

describe('the address at the provider', () => {
  it("requests the provider's address with the wallet, the networks, the tokens and the amount [A-152]", async () => {
    const { port, calls } = json({ url: link })
    const url = await port.url({ ...wanted, purchaseAmount: '0.03', paymentAmount: '100' })
    const { destinationWallets, ...query } = Object.fromEntries(new URL(url).searchParams)
    expect(JSON.parse(String(destinationWallets))).toEqual([
      { address: ALICE, blockchains: ['ethereum', 'base'], assets: ['ETH'] },
    ])
    expect(query).toEqual({
      appId: '1',
      defaultNetwork: 'base',
      partnerUserId: ALICE,
      defaultExperience: 'buy',
      presetCryptoAmount: '0.03',
      presetFiatAmount: '100',
    })
    expect(calls[0]).toMatchObject({
      method: 'POST',
      query: { projectId: 'p1' },
      body: {
        destinationWallets: [
          { address: ALICE, blockchains: ['ethereum', 'base'], assets: ['ETH'] },
        ],
        defaultNetwork: 'base',
        partnerUserId: ALICE,
        defaultExperience: 'buy',
        presetCryptoAmount: 0.03,
        presetFiatAmount: 100,
      },
    })
    expect(calls[0]?.url.pathname).toBe('/v1/generators/onrampurl')
    expect(calls[0]?.headers.get('content-type')).toBeNull()
  })

  it("names the currency of the fiat amount in the page's address only, and only beside it", async () => {
    const { port, calls } = json({ url: link })
    const currency = { paymentCurrency: 'EUR' }
    const query = async (more: object) =>
      new URL(await port.url({ ...wanted, ...more })).searchParams.get('fiatCurrency')
    expect(await query({ ...currency, paymentAmount: '100' })).toBe('EUR')
    expect(await query(currency)).toBeNull()
    expect(Object.keys(Object(calls[0]?.body))).not.toContain('fiatCurrency')
  })

  it('requests no amount when there is none', async () => {
    const { port, calls } = json({ url: link })
    await port.url(wanted)
    expect(Object.keys(Object(calls[0]?.body))).not.toContain('presetCryptoAmount')
    expect(Object.keys(Object(calls[0]?.body))).not.toContain('presetFiatAmount')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<p>',
    'http://pay.example/',
    'metamask://buy',
    'https://user:secret@pay.example/',
    'nonsense',
  ])('refuses an address that is %s', async (url) => {
    await expect(json({ url }).port.url(wanted)).rejects.toMatchObject({ code: 'link.refused' })
  })

  it.each([{}, { url: '' }, { url: 7 }, [], null])('finds no address in %j', async (body) => {
    await expect(json(body).port.url(wanted)).rejects.toMatchObject({ code: 'onramp.noUrl' })
  })

  it('rejects like the service', async () => {
    await expect(status(503).port.url(wanted)).rejects.toMatchObject({ code: 'http.status' })
  })
})

describe('what can be bought, and with what', () => {
  it('reads currencies row by row and skips malformed ones [A-154]', async () => {
    const { port, calls } = json({
      purchaseCurrencies: [
        {
          id: 'x',
          name: 'Ether',
          symbol: 'ETH',
          networks: [
            { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' },
            { name: '', chain_id: '1' },
          ],
        },
        { id: 'no symbol' },
        { id: 'long', name: 'x', symbol: 'S'.repeat(40) },
      ],
      paymentCurrencies: [
        {
          id: 'USD',
          payment_method_limits: [
            { id: 'card', min: '10.00', max: '7500.00' },
            { id: 'odd', min: '9', max: '1' },
            { id: 'text', min: 'ten', max: '20' },
          ],
        },
        { id: 'dollars' },
      ],
    })
    expect(await port.currencies()).toEqual({
      purchase: [{ ...purchase, id: 'x' }],
      payment: [{ id: 'USD', limits: [{ id: 'card', min: 10, max: 7500 }] }],
    })
    expect(calls[0]?.url.pathname).toBe('/v1/onramp/options')
  })

  const answers: Readonly<Record<string, () => Response | undefined>> = {
    'is not there': () => new Response('', { status: 404 }),
    'is down': () => new Response('', { status: 503 }),
    'cannot be reached': () => undefined,
    'says nonsense': () => Response.json({ purchaseCurrencies: [] }),
  }

  it.each(Object.keys(answers))(
    'falls back to the defaults when the service %s [A-102 A-181]',
    async (how) => {
      const { port } = answering(() => answers[how]?.())
      const known = await port.currencies()
      expect(known.purchase.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
      expect(known.payment.map(({ id }) => id)).toEqual(['USD', 'EUR', 'GBP'])
      const card = { id: 'card', min: 10, max: 7500 }
      expect(known.payment.map(({ limits }) => limits[0])).toEqual([card, card, card])
    },
  )

  it('reports why it falls back, unless the service has no such route', async () => {
    const [down, absent] = [status(503), status(404)]
    await Promise.all([down.port.currencies(), absent.port.currencies()])
    expect([down.notified.length, absent.notified.length]).toEqual([1, 0])
  })

  it('rejects when its caller aborts', async () => {
    const { port } = json({})
    await expect(port.currencies(AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted' })
  })
})

describe('a quote', () => {
  const query = { purchase, payment, amount: '100' }
  const answer = {
    purchaseAmount: { amount: '0.030933333333333333', currency: 'ETH' },
    paymentTotal: { amount: '100.00', currency: 'EUR' },
  }

  it("requests a quote with both currencies under the service's names", async () => {
    const { port, calls } = json(answer)
    expect(await port.quote(query)).toEqual({
      purchaseAmount: '0.030933333333333333',
      paymentTotal: '100.00',
      unpriced: false,
    })
    expect(calls[0]?.url.pathname).toBe('/v1/onramp/quote')
    expect(calls[0]?.body).toEqual({
      purchaseCurrency: {
        id: 'a',
        name: 'Ether',
        symbol: 'ETH',
        networks: [{ name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '' }],
      },
      paymentCurrency: {
        id: 'EUR',
        payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }],
      },
      amount: '100',
      network: 'ETH',
    })
  })

  it('returns the entered amount as unpriced when there is no quote', async () => {
    expect(await status(404).port.quote(query)).toEqual({
      purchaseAmount: '100',
      paymentTotal: '100',
      unpriced: true,
    })
  })

  it.each([
    { ...answer, purchaseAmount: { amount: '1', currency: 'WBTC' } },
    { ...answer, paymentTotal: { amount: '100', currency: 'USD' } },
    { ...answer, purchaseAmount: { amount: '-1', currency: 'ETH' } },
    { ...answer, purchaseAmount: { amount: '1e9', currency: 'ETH' } },
    {},
  ])('finds no quote in %j', async (body) => {
    await expect(json(body).port.quote(query)).rejects.toMatchObject({ code: 'http.malformed' })
  })

  it('rejects a quote when the service is down', async () => {
    await expect(status(500).port.quote(query)).rejects.toMatchObject({ code: 'http.status' })
  })
})
