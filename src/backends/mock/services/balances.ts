import { http, type RequestHandler } from 'msw'
import { chainList, type LocalChain } from '../../../../anvil/chainList.ts'
import { evmChainId } from '../../port/chainIds.ts'
import type { LocalChains } from '../chains/localChains.ts'
import { drawIcon } from '../world/drawIcon.ts'
import { iconDataUri } from '../world/iconDataUri.ts'
import type { World } from '../world/worldTypes.ts'
import { answerJson, answerReasons } from './answers.ts'
import { weiToText } from './weiToText.ts'

export interface BalancesOptions {
  readonly world: World
  readonly chains: Pick<LocalChains, 'rpc'>
  readonly blockchainApi: string
}

/** What an address holds (wire 1.7): the native coin of one chain or of every local one. */
export function createBalancesView(options: BalancesOptions): readonly RequestHandler[] {
  const { world, chains, blockchainApi } = options

  async function row(chain: LocalChain, address: string) {
    const hex = await chains.rpc(evmChainId(chain.id), 'eth_getBalance', [address, 'latest'])
    const numeric = weiToText(BigInt(String(hex)))
    const price = world.get().prices[chain.symbol] ?? 0
    return {
      name: chain.symbol === 'ETH' ? 'Ether' : chain.symbol,
      symbol: chain.symbol,
      chainId: chain.caip2,
      value: Number(numeric) * price,
      price,
      quantity: { decimals: '18', numeric },
      iconUrl: iconDataUri(drawIcon(`token ${chain.symbol}`, chain.symbol.slice(0, 3))),
    }
  }

  return [
    http.get(`${blockchainApi}/v1/account/:address/balance`, async ({ params, request }) => {
      const address = String(params['address'])
      const query = new URL(request.url).searchParams
      if (!query.get('projectId')) {
        return answerReasons(401, { field: 'projectId', description: 'A project id is required' })
      }
      if (!/^0x[0-9a-f]{40}$/i.test(address)) {
        return answerReasons(400, { field: 'address', description: 'Invalid address' })
      }
      // The service keeps its answer from clients that do not say who they are (wire 1.7).
      if (!request.headers.get('x-sdk-version') && !query.get('sv')) {
        return answerJson({ balances: [] })
      }
      const asked = query.get('chainId')
      const wanted = chainList.filter(({ caip2 }) => asked === null || asked === caip2)
      try {
        const rows = await Promise.all(wanted.map((chain) => row(chain, address)))
        return answerJson({ balances: rows.filter(({ quantity }) => quantity.numeric !== '0') })
      } catch (error) {
        return answerReasons(503, { field: 'provider', description: String(error) })
      }
    }),
  ]
}
