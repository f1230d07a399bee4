import { http, type RequestHandler } from 'msw'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { Pools } from '../../chains/swap/pools.ts'
import type { World } from '../../world/worldTypes.ts'
import { answerJson } from '../answers.ts'
import { answerRefusals } from '../answerRefusals.ts'
import { buildSwap } from './buildSwap.ts'
import type { GeneratedTokens } from '../tokens/generatedTokens.ts'
import { requireProject } from '../requireProject.ts'
import { readBody } from '../readBody.ts'
import { chainOf } from '../../world/chainOf.ts'
import { Refusal } from '../refusal.ts'
import { createSwapRouter } from './swapRouter.ts'
import { swapTarget } from './swapTarget.ts'
import { tokensOfChain } from '../tokens/tokensOfChain.ts'

/** The address of the native coin in the format of the service. */
const nativeCoin = knownAddresses.nativeCoin.toLowerCase()

export interface SwapHandlersOptions {
  readonly world: World
  readonly chains: Pick<LocalChains, 'rpc'>
  readonly pools: Pick<Pools, 'ready'>
  readonly drawn: GeneratedTokens
  readonly blockchainApi: string
}

/**
 * The swap service: its tokens, prices, allowances and transactions reflect the current router and
 * tokens on the local chain (wire 1.9).
 */
export function createSwapHandlers(options: SwapHandlersOptions): readonly RequestHandler[] {
  const { blockchainApi } = options
  const router = createSwapRouter(options)
  const path = (name: string) => `${blockchainApi}/v1/convert/${name}`

  const get = (name: string, answer: (query: Record<string, string>) => Promise<unknown>) =>
    http.get(path(name), ({ request }) =>
      answerRefusals(async () => {
        const query = Object.fromEntries(new URL(request.url).searchParams)
        requireProject(query['projectId'])
        return answerJson(await answer(query))
      }),
    )

  return [
    get('tokens', async ({ chainId }) => ({
      tokens: tokens(options, withPools(options, swapTarget.chain(chainId))),
    })),
    get('quotes', async ({ from, to, amount, userAddress }) => {
      const pair = swapTarget.pair(from, to)
      withPools(options, pair.chainId)
      swapTarget.user(pair.chainId, userAddress)
      const fromAmount = swapTarget.amount(amount)
      const toAmount = await router.quote(pair, fromAmount)
      return {
        quotes: [
          {
            id: null,
            fromAmount: fromAmount.toString(),
            fromAccount: from,
            toAmount: toAmount.toString(),
            toAccount: to,
          },
        ],
      }
    }),
    get('allowance', async ({ tokenAddress, userAddress }) => {
      const token = swapTarget.account('tokenAddress', tokenAddress)
      const user = swapTarget.account('userAddress', userAddress)
      return { allowance: (await router.allowance(token, user.address)).toString() }
    }),
    get('build-approve', async ({ from, to, amount }) => {
      const { chainId } = swapTarget.pair(from, to)
      const units = amount === undefined ? undefined : swapTarget.amount(amount)
      const gasPrice = await router.gasPrice(chainId)
      // It is unusual, but the service answers with the source token in `from` and the target token
      // in `to` (wire 1.9).
      return {
        tx: { from, to, data: await router.approval(units), value: '0', eip155: { gasPrice } },
      }
    }),
    http.post(path('build-transaction'), ({ request }) =>
      answerRefusals(async () => {
        const body = readBody(await request.text())
        requireProject(body['projectId'])
        return answerJson({ tx: await buildSwap(router, body) })
      }),
    ),
  ]
}

/**
 * Returns the chain whose pools are used. A fork has the original's router, whose pools are unknown
 * here.
 */
function withPools({ world }: SwapHandlersOptions, chainId: ChainId): ChainId {
  if (chainOf(world.get(), chainId)?.hasSwaps === true) return chainId
  throw new Refusal(400, 'chainId', `Unsupported chain: ${chainId}`)
}

/** Returns the tokens in the wire format: addresses as CAIP-10, also of the native coin. */
function tokens({ world, drawn }: SwapHandlersOptions, chainId: ChainId) {
  return [...tokensOfChain(world.get(), chainId), ...drawn(chainId)].map((token) => ({
    name: token.name,
    symbol: token.symbol,
    address: `${chainId}:${token.address ?? nativeCoin}`,
    decimals: token.decimals,
    logoUri: token.iconUrl ?? null,
    eip2612: null,
  }))
}
