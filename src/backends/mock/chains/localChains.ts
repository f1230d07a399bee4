import type { LocalChain } from '../../../../anvil/chainList.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import { referenceOf, type ChainId } from '../../port/chainIds.ts'
import { asRecord } from '../../port/asRecord.ts'
import { jsonOr } from '../shared/jsonOr.ts'
import { RpcError } from '../shared/rpcError.ts'
import type { CallSocket } from './callSocket.ts'

/** The local chains of one stage, as the simulated outside reaches them. */
export interface LocalChains {
  /** Returns whether that chain has a local anvil or is a local Solana. */
  has(chainId: ChainId): boolean
  /**
   * Sends one call. Rejects with an `RpcError` (code and message of the node, -32000 if it is not
   * running).
   */
  rpc(chainId: ChainId, method: string, params?: readonly unknown[]): Promise<unknown>
  /** Forwards a JSON-RPC body unchanged; resolves with the body of the response. */
  forward(chainId: ChainId, body: string): Promise<string>
  /** Resets to genesis and runs the host's setup; rejects with an `RpcError` if that fails. */
  reset(): Promise<void>
}

export interface LocalChainsOptions {
  /** A `fetch` that is not simulated: the development server runs the chains. */
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** The origin of the development server. */
  readonly origin: string
  readonly stageKey: string
  /** Returns the start of the world, in virtual ms since epoch: the time of the genesis block. */
  readonly startedAt: () => number
  /** Returns the available EVM chains. */
  readonly chains: () => readonly Pick<LocalChain, 'caip2'>[]
  /** Returns the time, in virtual ms since epoch. The slots of a local Solana follow it. */
  readonly now: () => number
  /** Called with every response of the development server. */
  readonly onAnswer?: () => void
  /** The socket for calls, if the page can have one; if absent, each call is a request. */
  readonly socket?: CallSocket | undefined
  /** Delivers the responses in the order of the requests; if absent, each response is delivered when it arrives. */
  readonly deliver?: <T>(label: string, work: Promise<T>) => Promise<T>
}

/**
 * Creates a client of the local chains at `/__foyer/rpc/{stage}/{chain}`. The first call to a chain
 * starts it.
 */
export function createLocalChains(options: LocalChainsOptions): LocalChains {
  let lastId = 0
  let isSocketLost = false

  const { deliver = (_label, work) => work, socket } = options
  const stage = encodeURIComponent(options.stageKey)
  const genesis = () => Math.floor(options.startedAt() / 1_000)
  const now = () => Math.floor(options.now())

  async function post(path: string, body: string): Promise<string> {
    const response = await options.fetch(`${options.origin}/__foyer/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-foyer-genesis': String(genesis()),
        'x-foyer-now': String(now()),
      },
      body,
    })
    if (response.ok) options.onAnswer?.()
    isSocketLost = false
    return response.text()
  }

  async function send(calls: CallSocket, chain: string, body: string): Promise<string> {
    try {
      const answer = await calls.send({ chain, genesis: genesis(), now: now(), body })
      if (answer.ok) options.onAnswer?.()
      return answer.body
    } catch (error) {
      isSocketLost = true
      throw error
    }
  }

  function forward(chainId: ChainId, body: string) {
    const chain = referenceOf(chainId)
    // A request is used until the server responds again, because browsers delay sockets that fail
    // repeatedly, but a request fails at once.
    const work =
      socket && !isSocketLost ? send(socket, chain, body) : post(`rpc/${stage}/${chain}`, body)
    return deliver(`local chain ${chain}`, work)
  }

  return {
    has: (chainId) => [...options.chains(), ...solanaChains].some(({ caip2 }) => caip2 === chainId),
    async rpc(chainId, method, params = []) {
      lastId += 1
      const text = await forward(
        chainId,
        JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }),
      )
      return resultOf(text, `${method} on ${chainId}`)
    },
    forward,
    async reset() {
      const text = await deliver('local chains reset', post(`stage/${stage}/reset`, ''))
      const { error } = asRecord(jsonOr(text, undefined))
      if (error !== undefined) throw new RpcError(-32000, String(asRecord(error)['message']))
    },
  }
}

function resultOf(text: string, what: string): unknown {
  const answer: unknown = JSON.parse(text)
  if (typeof answer === 'object' && answer !== null) {
    if ('result' in answer) return answer.result
    if ('error' in answer && typeof answer.error === 'object' && answer.error !== null) {
      const { code, message, data } = {
        code: -32000,
        message: '',
        data: undefined,
        ...answer.error,
      }
      throw new RpcError(Number(code), String(message), data)
    }
  }
  throw new RpcError(-32000, `${what} failed: the local chain answered ${text.slice(0, 200)}`)
}
