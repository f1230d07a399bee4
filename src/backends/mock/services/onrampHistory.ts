import { http, type RequestHandler } from 'msw'
import { drawIcon } from '../world/drawIcon.ts'
import { iconDataUri } from '../world/iconDataUri.ts'
import type { World } from '../world/worldTypes.ts'
import { answerJson } from './answers.ts'

/** An account's purchases (wire 1.8, `onramp=coinbase`); any other question is passed on. */
export function createOnrampHistoryView(world: World, blockchainApi: string): RequestHandler {
  return http.get(`${blockchainApi}/v1/account/:address/history`, ({ params, request }) => {
    const query = new URL(request.url).searchParams
    if (query.get('onramp') !== 'coinbase') return undefined
    const address = String(params['address']).toLowerCase()
    const data = world
      .get()
      .purchases.filter(({ account }) => account.toLowerCase() === address)
      .toSorted((one, other) => other.at - one.at)
      .map((purchase) => ({
        id: purchase.id,
        metadata: {
          operationType: 'buy',
          hash: purchase.hash ?? '',
          minedAt: isoSeconds(purchase.at),
          sentFrom: 'Coinbase',
          sentTo: purchase.account,
          status: `ONRAMP_TRANSACTION_STATUS_${purchase.status}`,
          nonce: 1,
          application: null,
          chain: purchase.chainId,
        },
        transfers: [
          {
            fungible_info: {
              name: purchase.purchaseCurrency,
              symbol: purchase.purchaseCurrency,
              icon: {
                url: iconDataUri(
                  drawIcon(
                    `token ${purchase.purchaseCurrency}`,
                    purchase.purchaseCurrency.slice(0, 3),
                  ),
                ),
              },
            },
            nft_info: null,
            direction: 'in',
            quantity: { numeric: purchase.purchaseAmount },
            value: null,
            price: null,
          },
        ],
      }))
    return answerJson({ data, next: null })
  })
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', dateStyle: 'short' })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', timeStyle: 'medium' })

const isoSeconds = (at: number) => `${day.format(at)}T${time.format(at)}Z`
