import { describe, expect, it } from 'vitest'
import { createOnrampService } from './onrampService.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { createOnrampHandlers } from './onrampHandlers.ts'

const blockchainApi = 'https://chain.test'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp() {
  const world = createWorld(generateWorld({ patch: { prices: { ETH: 3000 } } }))
  const service = createOnrampService({ world, site: 'http://sites.test/sites/onramp/' })
  const fetch = answerWith(createOnrampHandlers({ world, service, blockchainApi }))
  const ask = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${blockchainApi}${path}`, init)
    return { status: response.status, body: await response.json() }
  }
  return { world, ask }
}

const wallet = { address, blockchains: ['ethereum'], assets: ['ETH'] }
const url = '/v1/generators/onrampurl?projectId=p'

describe('the on-ramp service', () => {
  it('returns an address on the simulated site', async () => {
    const { ask } = setUp()
    const { body } = await ask(url, {
      destinationWallets: [wallet],
      partnerUserId: address,
      defaultNetwork: 'ethereum',
    })
    expect(body.url).toMatch(/^http:\/\/sites\.test\/sites\/onramp\/\?appId=[0-9a-f]{8}&/)
  })

  it.each([
    [{ destinationWallets: [], partnerUserId: address }],
    [{ destinationWallets: [{ ...wallet, address: '0x1' }], partnerUserId: address }],
    [{ destinationWallets: [wallet], partnerUserId: 'short' }],
    [{}],
  ])('rejects %j', async (body) => {
    expect((await setUp().ask(url, body)).status).toBe(400)
  })

  it.each([
    ['/v1/onramp/options', undefined],
    ['/v1/onramp/buy/options?country=DE', undefined],
    ['/v1/generators/onrampurl', {}],
    ['/v1/onramp/quote', {}],
  ])('requires the project id at %s', async (path, body) => {
    expect((await setUp().ask(path, body)).status).toBe(401)
  })

  it('sells coins and tokens on the networks that have them, and none on a test network', async () => {
    const { body } = await setUp().ask('/v1/onramp/options?projectId=p')
    const networks = (symbol: string) =>
      body.purchaseCurrencies
        .find((each: { symbol: string }) => each.symbol === symbol)
        .networks.map((each: { display_name: string }) => each.display_name)
    expect(networks('ETH')).toEqual(expect.arrayContaining(['Ethereum', 'Base']))
    expect(networks('POL')).toEqual(['Polygon'])
    expect(networks('USDC')).toEqual(expect.arrayContaining(['Ethereum', 'Polygon', 'Base']))
    expect(networks('ETH')).not.toContain('Polygon')
    expect(networks('ETH')).not.toContain('Sepolia')
    expect(networks('USDC')).not.toContain('Sepolia')
    expect(body.paymentCurrencies.map(({ id }: { id: string }) => id)).toEqual([
      'USD',
      'EUR',
      'GBP',
    ])
  })

  it('returns the same assets in the form for newer clients, for a country', async () => {
    const { ask } = setUp()
    const { body } = await ask('/v1/onramp/buy/options?projectId=p&country=DE')
    expect(body.paymentCurrencies[0]).toEqual({
      id: 'USD',
      limits: expect.arrayContaining([{ id: 'card', min: '10.00', max: '7500.00' }]),
    })
    const coin = body.purchaseCurrencies.find(({ symbol }: { symbol: string }) => symbol === 'USDC')
    expect(coin).toMatchObject({ name: 'USD Coin' })
    expect(coin.networks[0]).toEqual({
      name: 'ethereum-mainnet',
      displayName: 'Ethereum',
      contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      chainId: '1',
    })
    expect((await ask('/v1/onramp/buy/options?projectId=p')).status).toBe(400)
  })

  it("quotes the world's current price", async () => {
    const { ask, world } = setUp()
    const quote = async () =>
      (
        await ask('/v1/onramp/quote?projectId=p', {
          purchaseCurrency: { symbol: 'ETH' },
          paymentCurrency: { id: 'USD' },
          amount: '100',
        })
      ).body.purchaseAmount
    expect(await quote()).toEqual({ amount: '0.033050000000000000', currency: 'ETH' })
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 6000 } }))
    expect((await quote()).amount).toBe('0.016525000000000000')
  })

  it('rejects a quote for an asset that is not sold', async () => {
    const { status } = await setUp().ask('/v1/onramp/quote?projectId=p', {
      purchaseCurrency: { symbol: 'GUST' },
      paymentCurrency: { id: 'USD' },
      amount: '100',
    })
    expect(status).toBe(400)
  })
})
