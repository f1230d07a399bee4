import { http, type RequestHandler } from 'msw'
import { answerJson } from '../answers.ts'
import { answerRefusals } from '../answerRefusals.ts'
import { readBody } from '../readBody.ts'
import { Refusal } from '../refusal.ts'
import { requireProject } from '../requireProject.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** Finds a coin or token by its CAIP-10 id; `undefined` for a namespace that the finder does not know. */
export type FindToken = (id: string) => TokenRecord | undefined

/**
 * The price service: the world's price of the first requested address. A token that is unknown or
 * has no price is not in the response (wire 1.9).
 */
export function createPriceHandlers(options: {
  /** The finders of tokens, one for each chain namespace. */
  find: readonly FindToken[]
  blockchainApi: string
}): readonly RequestHandler[] {
  const { find, blockchainApi } = options
  return [
    http.post(`${blockchainApi}/v1/fungible/price`, ({ request }) =>
      answerRefusals(async () => {
        const { projectId, currency, addresses } = readBody(await request.text())
        requireProject(projectId)
        if (currency !== 'usd') throw new Refusal(400, 'currency', 'Unsupported currency')
        const [first] = Array.isArray(addresses) ? (addresses as readonly unknown[]) : []
        if (typeof first !== 'string' || !/^[-a-z0-9]{3,8}:[^:]+:[^:]+$/.test(first)) {
          throw new Refusal(400, 'addresses', 'Expected CAIP-10 addresses')
        }
        const token = find.reduce<TokenRecord | undefined>(
          (found, each) => found ?? each(first),
          undefined,
        )
        if (token?.price === undefined) return answerJson({ fungibles: [] })
        const { name, symbol, iconUrl, price, decimals } = token
        return answerJson({
          fungibles: [
            {
              address: first,
              name,
              symbol,
              ...(iconUrl === undefined ? {} : { iconUrl }),
              price,
              decimals,
            },
          ],
        })
      }),
    ),
  ]
}
