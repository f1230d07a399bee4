import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import { rpcUrlsOf, type Network } from '../../port/network.ts'
import { cleanText } from '../guards/text.ts'
import { hexData } from '../guards/numbers.ts'
import { isRecord } from '../../port/isRecord.ts'
import { createHttpClient, type Fetch } from '../http/httpClient.ts'

/** A client of JSON-RPC 2.0 over HTTP. */
export interface RpcClient {
  /**
   * Sends one request. Rejects with `chain.failed` (details.rpcCode, serverText, revertData),
   * `chain.malformed`, `network.failed`, `http.*`, `aborted`.
   */
  call(
    network: Network,
    method: string,
    params: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>
}

/** Reads chains with `fetch` at each network's RPC URL. */
export function createRpcClient(options: {
  fetch: Fetch
  clock: Pick<Clock, 'setTimer'>
  /** The address of the blockchain API; absent when no service may be used. */
  blockchainApi: string | undefined
  projectId: string
}): RpcClient {
  let lastId = 0

  /** The host's RPC URL of each network that answered last. */
  const answering = new Map<string, string>()

  /**
   * Returns the RPC URLs of a network: the host's, else the one of the blockchain API, which takes
   * chain id and project id (C-298, wire 1.5).
   */
  function urlsOf(network: Network): readonly string[] {
    const own = rpcUrlsOf(network)
    const last = answering.get(network.id)
    if (own.length > 0) return own.toSorted((a, b) => Number(b === last) - Number(a === last))
    if (options.blockchainApi === undefined) {
      throw new FoyerError(
        'chain.failed',
        `Failed to read ${network.id}: all services are off. Set an \`rpcUrl\`.`,
      )
    }
    const query = new URLSearchParams({ chainId: network.id, projectId: options.projectId })
    return [`${options.blockchainApi}/v1/?${query}`]
  }

  async function post(
    baseUrl: string,
    request: { readonly network: Network; readonly method: string },
    params: readonly unknown[],
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { network, method } = request
    const id = ++lastId
    // text/plain avoids the public service's CORS pre-flight; a host's node expects JSON.
    const isOwn = rpcUrlsOf(network).length > 0
    const http = createHttpClient({
      fetch: options.fetch,
      clock: options.clock,
      baseUrl,
      label: `${method} on ${network.id}`,
    })
    const answer = await http
      .json({
        path: '',
        headers: { 'content-type': isOwn ? 'application/json' : 'text/plain' },
        body: { jsonrpc: '2.0', id, method, params },
        signal,
      })
      .catch((thrown: unknown) => {
        if (thrown instanceof FoyerError && thrown.code === 'http.malformed') {
          throw new FoyerError('chain.malformed', thrown.message, { cause: thrown })
        }
        throw thrown
      })
    return readResult(answer, id, method)
  }

  return {
    async call(network, method, params, signal) {
      const urls = urlsOf(network)
      for (const [at, url] of urls.entries()) {
        try {
          const result = await post(url, { network, method }, params, signal)
          answering.set(network.id, url)
          return result
        } catch (thrown) {
          // Every response counts as an answer, even an error; only a node that does not respond is skipped.
          const isAnswer =
            thrown instanceof FoyerError && ['chain.failed', 'aborted'].includes(thrown.code)
          if (isAnswer || at === urls.length - 1) throw thrown
        }
      }
      throw new FoyerError('internal', `No RPC address for ${network.id}.`)
    },
  }
}

function readResult(answer: unknown, id: number, method: string): unknown {
  if (isRecord(answer) && isRecord(answer.error)) {
    const { code, message, data } = answer.error
    const serverText = cleanText(message, 500, 'cut') ?? 'no reason given'
    // Some nodes wrap the bytes in another object.
    const revertData = hexData(isRecord(data) ? data.data : data)
    throw new FoyerError('chain.failed', `${method} failed: ${serverText}`, {
      details: {
        serverText,
        ...(typeof code === 'number' ? { rpcCode: code } : {}),
        ...(revertData === undefined ? {} : { revertData }),
      },
    })
  }
  if (!isRecord(answer) || answer.id !== id || !('result' in answer)) {
    throw new FoyerError(
      'chain.malformed',
      `${method} failed: the answer is not the JSON-RPC result of request ${id}.`,
    )
  }
  return answer.result
}
