import type { SolanaChain } from '../chain/solanaChain.ts'
import { jsonText } from '../rpc/jsonText.ts'
import { readParams } from '../rpc/readParams.ts'
import { RpcProblem } from '../rpc/rpcProblem.ts'
import { createSubscriptionKinds, type SubscriptionKind } from './subscriptionKinds.ts'

/** One client's connection for subscriptions. */
export interface SubscriptionSession {
  /** Handles a message of the client. */
  receive(text: string): void
  /** Drops all its subscriptions. */
  close(): void
}

/**
 * Answers JSON-RPC over a socket: `accountSubscribe`, `accountUnsubscribe` and so on. Answers and
 * notifications go to `send`.
 */
export function createSubscriptionSession(
  chain: SolanaChain,
  send: (text: string) => void,
): SubscriptionSession {
  const kinds = createSubscriptionKinds(chain)
  const open = new Map<number, { name: string; kind: SubscriptionKind }>()
  let lastId = 0

  function notify(id: number, results: readonly unknown[]): void {
    const subscription = open.get(id)
    if (subscription === undefined || results.length === 0) return
    const method = `${subscription.name}Notification`
    if (subscription.kind.once === true) open.delete(id)
    for (const result of results) {
      send(jsonText({ jsonrpc: '2.0', method, params: { result, subscription: id } }))
    }
  }

  const stop = chain.subscribe((event) => {
    open.forEach(({ kind }, id) => notify(id, kind.results(event)))
  })

  function subscribe(name: string, params: readonly unknown[], answer: (result: unknown) => void) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name]?.(params) : undefined
    if (kind === undefined) throw new RpcProblem(-32_601, 'Method not found')
    lastId += 1
    open.set(lastId, { name, kind })
    answer(lastId)
    notify(lastId, kind.first ?? [])
  }

  function unsubscribe(name: string, [id]: readonly unknown[]): true {
    const subscription = open.get(Number(id))
    if (subscription?.name !== name) throw new RpcProblem(-32_602, 'Invalid subscription id.')
    open.delete(Number(id))
    return true
  }

  function handle(request: unknown): void {
    const { id, method, params } = readParams.options(request)
    // A notification, such as the ping of a client, gets no answer.
    if (id === undefined) return
    const answer = (result: unknown) => send(jsonText({ jsonrpc: '2.0', id, result }))
    const [, name, verb] = /^([a-z]+)(Subscribe|Unsubscribe)$/.exec(String(method)) ?? []
    try {
      if (name === undefined) throw new RpcProblem(-32_601, 'Method not found')
      if (verb === 'Subscribe') subscribe(name, readParams.list(params), answer)
      else answer(unsubscribe(name, readParams.list(params)))
    } catch (error) {
      const { code, message } =
        error instanceof RpcProblem ? error : { code: -32_603, message: String(error) }
      send(jsonText({ jsonrpc: '2.0', id, error: { code, message } }))
    }
  }

  return {
    receive(text) {
      chain.tick()
      try {
        handle(JSON.parse(text))
      } catch {
        send(
          jsonText({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } }),
        )
      }
    },
    close() {
      stop()
      open.clear()
    },
  }
}
