import type { ChainId } from '../../port/chainIds.ts'
import { FoyerError } from '../../port/errors.ts'
import { nativeAddress } from '../../port/services/nativeAddress.ts'
import type { Swap, SwapToken } from '../../port/services/swap.ts'
import { baseUnits, usdAmount } from '../guards/numbers.ts'
import { caip10 } from '../guards/addresses.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { asRecord } from '../../port/asRecord.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { SdkIdentity } from '../sdkIdentity.ts'
import type { HttpClient } from './httpClient.ts'
import { readSwapToken } from './readers/readSwapToken.ts'
import { readSwapTransaction } from './readers/readSwapTransaction.ts'

/** The most tokens of one chain that are kept. */
const maxTokens = 5_000

/** The swap calls of the blockchain API (A-156, wire 1.9). */
export function createSwapService(options: {
  http: HttpClient
  projectId: string
  sdk: SdkIdentity
  image: ReadImage
}): Swap {
  const { http, projectId, sdk } = options
  const json = { 'Content-Type': 'application/json' }
  const sdkHeaders = { ...json, 'x-sdk-type': sdk.type, 'x-sdk-version': sdk.version }

  return {
    async tokens(chainId, signal) {
      const query = { projectId, chainId }
      const answer = await http.json({ path: '/v1/convert/tokens', query, signal })
      return readTokens(answer, chainId, options.image)
    },

    async price(address, signal) {
      const body = { projectId, currency: 'usd', addresses: [address] }
      const path = '/v1/fungible/price'
      const answer = await http.json({ path, body, headers: json, signal })
      if (!isRecord(answer) || !Array.isArray(answer.fungibles)) {
        throw malformed('the price', '{fungibles: […]}', 'S2')
      }
      const first: unknown = answer.fungibles[0]
      const price = usdAmount(asRecord(first).price ?? 0)
      if (price !== undefined) return price
      throw malformed('the price', 'a number that is not negative', 'S2')
    },

    async quote({ from, to, amount, user, gasPrice }, signal) {
      const answer = await http.json({
        path: '/v1/convert/quotes',
        query: {
          projectId,
          amount: amount.toString(),
          userAddress: user,
          from,
          to,
          gasPrice: gasPrice.toString(),
        },
        headers: json,
        signal,
      })
      return { toAmount: readQuote(answer, `${from} for ${to}`) }
    },

    async allowance({ token, user }, signal) {
      const query = { projectId, tokenAddress: token, userAddress: user }
      const path = '/v1/convert/allowance'
      const answer = await http.json({ path, query, headers: sdkHeaders, signal })
      const allowance = baseUnits(asRecord(answer).allowance)
      if (allowance === undefined) throw malformed('the allowance', '{allowance: wei}', 'S5')
      return allowance
    },

    async buildApproval({ from, to, user, amount }, signal) {
      const answer = await http.json({
        path: '/v1/convert/build-approve',
        query: { projectId, userAddress: user, from, to, amount: amount?.toString() },
        headers: sdkHeaders,
        signal,
      })
      const owner = caip10(user)
      const sent = readSwapTransaction(answer, owner?.chainId)
      if (owner === undefined || sent?.value === undefined) {
        throw malformed('the approval', '{tx} on the chain of its user', 'S6')
      }
      const { amount: _, ...transaction } = sent
      // The service names the contract to call in `from`. If `from` is the sender, as in the answer
      // for a swap, the contract is in `to`.
      const contract = same(sent.from, owner.address) ? sent.to : sent.from
      return { ...transaction, value: sent.value, from: owner.address, to: contract }
    },

    async buildSwap({ from, to, amount, user, slippagePercent, disableEstimate }, signal) {
      const answer = await http.json({
        path: '/v1/convert/build-transaction',
        body: {
          projectId,
          amount: amount.toString(),
          from,
          to,
          userAddress: user,
          eip155: { slippage: slippagePercent },
          ...(disableEstimate === true ? { disableEstimate } : {}),
        },
        headers: json,
        signal,
      })
      const sent = readSwapTransaction(answer, caip10(user)?.chainId)
      if (sent?.amount === undefined) {
        throw malformed('the swap', '{tx} with a target amount on the chain of its user', 'S7')
      }
      const { amount: toAmount, ...transaction } = sent
      const native = same(caip10(from)?.address ?? '', nativeAddress)
      return { transaction: { ...transaction, value: native ? amount : 0n }, toAmount }
    },
  }
}

/** Reads the tokens, each once if the list names it several times. */
function readTokens(answer: unknown, chainId: ChainId, image: ReadImage): readonly SwapToken[] {
  if (!isRecord(answer) || !Array.isArray(answer.tokens)) {
    throw malformed('the tokens', '{tokens: Token[]}', 'S1')
  }
  const byAddress = new Map<string, SwapToken>()
  for (const row of answer.tokens.slice(0, maxTokens)) {
    const token = readSwapToken(row, chainId, image)
    if (token !== undefined && !byAddress.has(token.address.toLowerCase())) {
      byAddress.set(token.address.toLowerCase(), token)
    }
  }
  return [...byAddress.values()]
}

/** Reads the amount of the best quote. Throws `swap.failed` when there is none. */
function readQuote(answer: unknown, pair: string): bigint {
  if (!isRecord(answer) || !Array.isArray(answer.quotes)) {
    throw malformed('the quote', '{quotes: Quote[]}', 'S4')
  }
  const first: unknown = answer.quotes[0]
  if (first === undefined) {
    throw new FoyerError('swap.failed', `Failed to quote ${pair}: no route between them.`)
  }
  const toAmount = baseUnits(asRecord(first).toAmount)
  if (toAmount === undefined) throw malformed('the quote', 'toAmount in base units', 'S4')
  return toAmount
}

function malformed(what: string, expected: string, row: string): FoyerError {
  return new FoyerError(
    'http.malformed',
    `Failed to read ${what}: expected ${expected} (wire 1.9 ${row}).`,
  )
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
