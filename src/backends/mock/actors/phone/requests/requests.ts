import { asRecord } from '../../../../port/asRecord.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import type { Clock } from '../../../../port/clock.ts'
import type { CallLog, OpenCall } from '../../../calls/callLogTypes.ts'
import type { SendTransaction } from '../../../chains/chainTime.ts'
import type { Listeners } from '../../../shared/listeners.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { World } from '../../../world/worldTypes.ts'
import { describeRequest } from '../../signing/describeRequest.ts'
import type { WalletClient } from '../loadWalletClient.ts'
import { asChainId } from '../namespaces/asChainId.ts'
import { canonicalChainId } from '../namespaces/canonicalChainId.ts'
import type { PhoneRequest } from '../phoneTypes.ts'
import { phoneSessions } from '../sessions/phoneSessions.ts'
import { sessionChanges } from '../sessions/sessionChanges.ts'
import { answerAtOnce } from './answerAtOnce.ts'
import { phoneMethod, readRequest } from './phoneMethod.ts'
import { createWaitingList } from './waitingList.ts'
import type { SendOnSolana } from '../../signing/solana/solanaRequest.ts'

/** The requests of connected apps that wait for the wallet or its owner. */
export interface Requests {
  list(): readonly PhoneRequest[]
  follow(client: WalletClient): void
  /** Signs, sends or switches; a failure becomes the response. */
  approve(client: WalletClient, id: number): Promise<void>
  reject(client: WalletClient, id: number, error: { code: number; message: string }): Promise<void>
  /** Drops the requests of a session that has ended. */
  dropAllOf(topic: string): void
}

type SessionRequest = Pick<
  ReturnType<WalletClient['kit']['getPendingSessionRequests']>[number],
  'id' | 'topic' | 'params'
>

/** Creates the list of requests. Each is a call `phone.<method>` in the log. */
export function createRequests(options: {
  readonly clock: Pick<Clock, 'now'>
  readonly world: Pick<World, 'get'>
  readonly log: CallLog
  readonly listeners: Listeners
  readonly send: SendTransaction
  readonly sendOnSolana: SendOnSolana
  readonly knownChainIds: () => readonly ChainId[]
  readonly addChain: (chainId: ChainId) => void
  readonly onError: (error: unknown) => void
}): Requests {
  const { clock, world, log, listeners, knownChainIds, onError } = options
  const waiting = createWaitingList<PhoneRequest>(log, listeners)

  function answer(client: WalletClient, request: PhoneRequest, call: OpenCall, outcome: Outcome) {
    const { id, topic } = request
    client.kit
      .respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
      .then(() => call.done(outcome), onError)
  }

  /** Lists a request for the owner, unless the wallet itself answers it. */
  function take(client: WalletClient, request: PhoneRequest): void {
    const { topic, method, chainId } = request
    const name = `phone.${method}` as const
    const params = listOf(request.params)
    let checking: unknown
    const outcome = outcomeOf(() => {
      const known = answerAtOnce(method, params, {
        accounts: accountsOf(client, topic, chainId),
        knownChainIds: knownChainIds(),
      })
      const rights = { accounts: accountsOf(client, topic), chainId }
      checking = readRequest(method, params, rights)?.request
      return known
    })
    if (outcome !== undefined) return answer(client, request, log.begin(name, request), outcome)
    const call = waiting.begin(name, request)
    if (call === undefined) return
    if (!(checking instanceof Promise)) return waiting.add(request, call)
    checking.then(
      () => waiting.add(request, call),
      (error: unknown) => answer(client, request, call, { error: errorOf(error) }),
    )
  }

  function dropAllOf(topic: string): void {
    for (const { id, topic: of } of waiting.list()) if (of === topic) waiting.drop(id)
    listeners.notify()
  }

  return {
    list: waiting.list,
    dropAllOf,
    follow(client) {
      const { kit } = client
      const takeIn = ({ id, topic, params }: SessionRequest) => {
        const chainId = asChainId(params.chainId)
        const { method } = params.request
        take(client, {
          id,
          topic,
          name: kit.getActiveSessions()[topic]?.peer.metadata.name ?? '',
          chainId,
          method,
          params: params.request.params as unknown,
          words: describeRequest(world.get(), params.request, chainId),
          at: clock.now(),
        })
      }
      kit.on('session_request', takeIn)
      // These requests reached an earlier page and are unanswered.
      kit.getPendingSessionRequests().forEach(takeIn)
      kit.on('session_delete', ({ topic }) => dropAllOf(topic))
      kit.on('session_request_expire', ({ id }) => waiting.drop(id))
    },
    async approve(client, id) {
      const { kit } = client
      const { topic, method, params, chainId } = waiting.find(id)
      const outcome = await phoneMethod(method, listOf(params), {
        send: options.send,
        sendOnSolana: options.sendOnSolana,
        accounts: accountsOf(client, topic),
        chainId: canonicalChainId(chainId),
        moveTo: (next) => sessionChanges.moveTo(kit, topic, next),
        add: options.addChain,
      }).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: errorOf(error) }),
      )
      const response = { id, jsonrpc: '2.0', ...outcome }
      await kit.respondSessionRequest({ topic, response })
      waiting.settle(id, response)
    },
    async reject({ kit }, id, error) {
      const { topic } = waiting.find(id)
      const response = { id, jsonrpc: '2.0', error }
      await kit.respondSessionRequest({ topic, response })
      waiting.settle(id, response)
    },
  }
}

/** Returns the addresses in the session, on one chain if given. */
function accountsOf(client: WalletClient, topic: string, chainId?: ChainId): readonly string[] {
  const session = phoneSessions(client).find((each) => each.topic === topic)
  const accounts = (session?.accounts ?? []).filter(
    (each) => chainId === undefined || each.startsWith(`${chainId}:`),
  )
  return [...new Set(accounts.map((each) => each.split(':')[2] ?? ''))]
}

type Outcome = { result: unknown } | { error: { code: number; message: string } }

function outcomeOf(answer: () => Outcome | undefined): Outcome | undefined {
  try {
    return answer()
  } catch (error) {
    return { error: errorOf(error) }
  }
}

const listOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : [params])

function errorOf(thrown: unknown): { code: number; message: string } {
  if (thrown instanceof RpcError) return { code: thrown.code, message: thrown.message }
  const { code, message } = asRecord(thrown)
  return { code: typeof code === 'number' ? code : -32_603, message: String(message ?? thrown) }
}
