import { asRecord } from '../../../port/asRecord.ts'
import { http, type RequestHandler } from 'msw'
import { referenceOf } from '../../../port/chainIds.ts'
import { onrampAssets } from './onrampAssets.ts'
import type { OnrampService } from './onrampService.ts'
import { cardLimits, onrampCurrencies, priceOffer } from './priceOffer.ts'
import type { World } from '../../world/worldTypes.ts'
import { answerJson, answerReasons } from '../../services/answers.ts'
import { readJson } from '../../services/readJson.ts'

export interface OnrampOptions {
  readonly world: World
  readonly service: OnrampService
  readonly blockchainApi: string
}

/**
 * The on-ramp service: the provider's address, the assets and the quotes, and the options that
 * newer clients request (wire 1.10).
 */
export function createOnrampHandlers({
  world,
  service,
  blockchainApi,
}: OnrampOptions): RequestHandler[] {
  return [
    http.post(`${blockchainApi}/v1/generators/onrampurl`, async ({ request }) => {
      const body = readJson(await request.text())
      if (!projectOf(request)) return unauthorized()
      const [wallet] = Array.isArray(body['destinationWallets']) ? body['destinationWallets'] : []
      const { address, blockchains, assets } = asRecord(wallet)
      const partner = String(body['partnerUserId'] ?? '')
      if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
        return answerReasons(400, { field: 'destinationWallets', description: 'No address' })
      }
      if (partner.length < 32 || partner.length > 50) {
        return answerReasons(400, { field: 'partnerUserId', description: '32 to 50 characters' })
      }
      const url = service.begin({
        // The pattern ensures the prefix.
        account: address as `0x${string}`,
        blockchains: texts(blockchains),
        assets: texts(assets),
        defaultNetwork: String(body['defaultNetwork'] ?? 'ethereum'),
        ...number('cryptoAmount', body['presetCryptoAmount']),
        ...number('fiatAmount', body['presetFiatAmount']),
      })
      return answerJson({ url })
    }),

    http.get(`${blockchainApi}/v1/onramp/options`, ({ request }) =>
      projectOf(request) ? answerJson({ paymentCurrencies, purchaseCurrencies }) : unauthorized(),
    ),

    http.get(`${blockchainApi}/v1/onramp/buy/options`, ({ request }) => {
      if (!projectOf(request)) return unauthorized()
      const country = new URL(request.url).searchParams.get('country') ?? ''
      if (!/^[a-z]{2}$/i.test(country)) {
        return answerReasons(400, { field: 'country', description: 'Two letters (ISO 3166-1)' })
      }
      return answerJson({
        paymentCurrencies: paymentCurrencies.map(({ id, payment_method_limits: limits }) => ({
          id,
          limits,
        })),
        purchaseCurrencies: purchaseCurrencies.map(({ networks, ...currency }) => ({
          ...currency,
          networks: networks.map((network) => ({
            name: network.name,
            displayName: network.display_name,
            contractAddress: network.contract_address,
            chainId: network.chain_id,
          })),
        })),
      })
    }),

    http.post(`${blockchainApi}/v1/onramp/quote`, async ({ request }) => {
      const body = readJson(await request.text())
      if (!projectOf(request)) return unauthorized()
      const { symbol } = asRecord(body['purchaseCurrency'])
      const { id: currency } = asRecord(body['paymentCurrency'])
      const asset = onrampAssets.find((each) => each.symbol === symbol)
      const priced =
        asset &&
        priceOffer(world.get(), {
          symbol: asset.symbol,
          decimals: asset.decimals,
          currency: String(currency),
          amount: String(body['amount']),
        })
      if (asset === undefined || priced === undefined) {
        return answerReasons(400, { field: 'amount', description: 'No quote for that' })
      }
      const paid = (amount: string) => ({ amount, currency })
      return answerJson({
        coinbaseFee: paid(priced.fee),
        networkFee: paid('0.00'),
        paymentSubtotal: paid(priced.subtotal),
        paymentTotal: paid(priced.total),
        purchaseAmount: { amount: priced.purchaseAmount, currency: asset.symbol },
        quoteId: `quote-${asset.symbol}-${priced.total}`,
      })
    }),
  ]
}

const projectOf = (request: Request) => new URL(request.url).searchParams.get('projectId')

const unauthorized = () =>
  answerReasons(401, { field: 'projectId', description: 'A project id is required' })

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function number<K extends string>(name: K, value: unknown) {
  return typeof value === 'number' && value > 0 ? { [name]: String(value) } : {}
}

const paymentCurrencies = onrampCurrencies.map((id) => ({
  id,
  payment_method_limits: [
    { id: 'card', ...cardLimits },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ],
}))

const purchaseCurrencies = [...new Set(onrampAssets.map(({ symbol }) => symbol))].map((symbol) => {
  const same = onrampAssets.filter((asset) => asset.symbol === symbol)
  return {
    id: `simulated-${symbol.toLowerCase()}`,
    name: same[0]?.name ?? symbol,
    symbol,
    networks: same.map(({ network, blockchain, chainId, contract }) => ({
      name: `${blockchain}-mainnet`,
      display_name: network,
      chain_id: referenceOf(chainId),
      contract_address: contract ?? '',
    })),
  }
})
