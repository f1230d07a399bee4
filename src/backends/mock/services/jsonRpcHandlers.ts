import { http, type RequestHandler } from 'msw'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import { namespaceOf, type ChainId } from '../../port/chainIds.ts'
import { chainsOf } from '../world/chainsOf.ts'
import type { World } from '../world/worldTypes.ts'
import type { LocalChains } from '../chains/localChains.ts'
import { publicNodeAt } from '../chains/publicNodeAt.ts'
import { answerAsPublicNode } from './answerAsPublicNode.ts'
import { answerJson, answerReasons } from './answers.ts'
import { readJson } from './readJson.ts'

export interface JsonRpcOptions {
  readonly chains: Pick<LocalChains, 'has' | 'forward'>
  readonly world: Pick<World, 'get'>
  readonly blockchainApi: string
}

/**
 * The blockchain API's JSON-RPC, forwarded to the local chain with the requested id, with or
 * without a slash (wire 1.5); and the public nodes of the local chains, which a page calls without
 * Foyer.
 */
export function createJsonRpcHandlers({
  chains,
  world,
  blockchainApi,
}: JsonRpcOptions): RequestHandler[] {
  const answer = async ({ request }: { readonly request: Request }) => {
    const query = new URL(request.url).searchParams
    if (!query.get('projectId')) {
      return answerReasons(401, { field: 'projectId', description: 'A project id is required' })
    }
    const body = await request.text()
    const chainId = chainIdOf(query.get('chainId'))
    const fail = (code: number, message: string) =>
      answerJson({ jsonrpc: '2.0', id: readJson(body)['id'] ?? null, error: { code, message } })
    if (chainId === undefined || !chains.has(chainId)) {
      return fail(-32_002, `Unsupported chain: ${query.get('chainId') ?? 'none given'}`)
    }
    return passOn(chainId, body)
  }

  async function passOn(chainId: ChainId, body: string): Promise<Response> {
    try {
      const forward = (calls: string) => chains.forward(chainId, calls)
      return new Response(await answerAsPublicNode(namespaceOf(chainId), body, forward), {
        headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      })
    } catch (error) {
      return answerReasons(503, { field: 'provider', description: String(error) })
    }
  }

  return [
    http.post('*', async ({ request }) => {
      const chainId = publicNodeAt(world.get(), request.url)
      return chainId === undefined ? undefined : passOn(chainId, await request.text())
    }),
    http.post(`${blockchainApi}/v1`, answer),
    http.post(`${blockchainApi}/v1/`, answer),
    http.get(`${blockchainApi}/v1/supported-chains`, () =>
      answerJson({
        http: [...chainsOf(world.get()), ...solanaChains].map(({ caip2 }) => caip2),
        ws: [],
      }),
    ),
  ]
}

function chainIdOf(text: string | null): ChainId | undefined {
  const [, namespace, reference] = /^([a-z0-9-]+):(\S+)$/.exec(text ?? '') ?? []
  return namespace === undefined ? undefined : `${namespace}:${reference ?? ''}`
}
