import { stoppedClock } from '../../src/backends/real/testing/stoppedClock.ts'
import { testAccounts } from '../../anvil/accounts.ts'
import { createOnrampService } from '../../src/backends/mock/actors/onramp/onrampService.ts'
import { answerWith } from '../../src/backends/mock/network/answerWith.ts'
import { createOnrampHandlers } from '../../src/backends/mock/actors/onramp/onrampHandlers.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { createHttpClient, type Fetch } from '../../src/backends/real/http/httpClient.ts'
import { createOnramp } from '../../src/backends/real/http/onramp.ts'
import { fakeFetch, type SentCall } from '../../src/backends/real/testing/fakeFetch.ts'
import { onrampContract, type OnrampHarness } from './onrampContract.ts'

const baseUrl = 'https://chain.test'
const [account = ''] = testAccounts.map(({ address }) => address)

/** The production client with `answer`, which can be made to fail. */
function over(answer: Fetch, cardProvider = 'https://pay.coinbase.com'): OnrampHarness {
  let broken = false
  const fetch: Fetch = (input, init) => {
    init.signal?.throwIfAborted()
    return broken ? Promise.reject(new TypeError('Failed to fetch')) : answer(input, init)
  }
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl })
  return {
    onramp: createOnramp({
      http,
      projectId: 'p1',
      cardProvider,
      onError: () => undefined,
    }),
    account,
    breakServices: () => (broken = true),
  }
}

const networks = [
  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
]

/** Hand-written responses in the wire formats. */
const written: Readonly<Record<string, (call: SentCall) => unknown>> = {
  '/v1/onramp/options': () => ({
    purchaseCurrencies: [
      { id: 'a', name: 'Ether', symbol: 'ETH', networks },
      { id: 'b', name: 'USD Coin', symbol: 'USDC', networks },
    ],
    paymentCurrencies: ['USD', 'EUR', 'GBP'].map((id) => ({
      id,
      payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }],
    })),
  }),
  '/v1/onramp/quote': () => ({
    coinbaseFee: { amount: '0.85', currency: 'USD' },
    networkFee: { amount: '0.10', currency: 'USD' },
    paymentSubtotal: { amount: '99.05', currency: 'USD' },
    paymentTotal: { amount: '100', currency: 'USD' },
    purchaseAmount: { amount: '99.05', currency: 'USDC' },
    quoteId: 'q',
  }),
  '/v1/generators/onrampurl': ({ body }) => {
    const { partnerUserId, presetFiatAmount } = Object(body) as Record<string, unknown>
    const destinationWallets = JSON.stringify([{ address: partnerUserId }])
    const query = { appId: '1', destinationWallets, partnerUserId: String(partnerUserId) }
    return {
      url: `https://pay.coinbase.com/buy/select-asset?${new URLSearchParams({ ...query, presetFiatAmount: String(presetFiatAmount) })}`,
    }
  },
}

onrampContract('production client over written answers', () =>
  over(fakeFetch((call) => Response.json(written[call.url.pathname]?.(call))).fetch),
)

onrampContract('production client over the simulated service', () => {
  const world = createWorld(generateWorld())
  const service = createOnrampService({ world, site: 'http://127.0.0.1:5174/sites/onramp/' })
  const answer = answerWith(createOnrampHandlers({ world, service, blockchainApi: baseUrl }))
  return over(answer, 'http://127.0.0.1:5174/sites/onramp/')
})
