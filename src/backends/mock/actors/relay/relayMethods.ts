import { asRecord } from '../../../port/asRecord.ts'
import type { Clock } from '../../../port/clock.ts'
import { RpcError } from '../../shared/rpcError.ts'
import type { RelayMessage } from '../../world/worldTypes.ts'
import type { Mailboxes } from './mailboxes.ts'
import type { RelayRequest } from './relayFrame.ts'

/** The seconds for which a message waits if its client names no time. */
const defaultTtl = 300
/** Tags that the relay sets itself, because its client sends only the parts of a proposal or of its approval. */
const tags = { proposal: 1100, approval: 1101, settlement: 1102 } as const

/**
 * Executes a client's frame as the relay's public specification says and returns the result of the JSON-RPC response. Throws an `RpcError`:
 * -32601 for an unknown method, -32602 for invalid parameters.
 */
export function createRelayMethods<Client extends { readonly id: string }>(options: {
  readonly clock: Pick<Clock, 'now'>
  readonly mailboxes: Mailboxes
  publish(message: RelayMessage): void
  /** Returns the id of the subscription. */
  subscribe(client: Client, topic: string): string
  unsubscribe(client: Client, topic: string): void
  /** Handles the acknowledgement of the message that was pushed under that id. */
  acknowledge(client: Client, frameId: number | string): void
}): (client: Client, frame: RelayRequest) => unknown {
  const { clock, mailboxes, subscribe, unsubscribe } = options
  /**
   * When the repetition of each message is no longer ignored, because a client without a response
   * repeats it.
   */
  const published = new Map<string, number>()

  function publish(client: Client, requestId: number | string, given: unknown): void {
    const { topic, message, ttl, tag, attestation } = asRecord(given)
    const id = `${client.id} ${requestId} ${String(topic)}`
    for (const [known, end] of published) if (end <= clock.now()) published.delete(known)
    if (published.has(id)) return
    const seconds = typeof ttl === 'number' ? ttl : defaultTtl
    const expiresAt = clock.now() + seconds * 1_000
    options.publish({
      id,
      topic: textOf('topic', topic),
      message: textOf('message', message),
      tag: typeof tag === 'number' ? tag : 0,
      attestation: typeof attestation === 'string' ? attestation : null,
      publishedAt: clock.now(),
      expiresAt,
      from: client.id,
    })
    published.set(id, expiresAt)
  }

  /** Returns the messages that wait on these topics. The client that fetches them has them. */
  function fetch(client: Client, topics: readonly unknown[]) {
    const found = topics.flatMap((topic) => mailboxes.read(textOf('topic', topic), client.id))
    for (const message of found) mailboxes.remove(message)
    const messages = found.map(({ topic, message, publishedAt, tag }) => ({
      topic,
      message,
      publishedAt,
      tag,
    }))
    return { messages, hasMore: false }
  }

  return (client, { id, method, params }) => {
    const { topic, ttl, attestation } = params
    const topics = () => listOf('topics', params['topics'])
    switch (method) {
      case 'wc_proposeSession': {
        const { pairingTopic, sessionProposal: message } = params
        subscribe(client, textOf('pairingTopic', pairingTopic))
        publish(client, id, { topic: pairingTopic, message, ttl, tag: tags.proposal, attestation })
        return true
      }
      case 'wc_approveSession': {
        const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } =
          params
        subscribe(client, textOf('sessionTopic', sessionTopic))
        const approval = { topic: pairingTopic, message: sessionProposalResponse, ttl }
        publish(client, id, { ...approval, tag: tags.approval })
        const settlement = { topic: sessionTopic, message: sessionSettlementRequest, ttl }
        publish(client, id, { ...settlement, tag: tags.settlement })
        return true
      }
      case 'irn_publish':
        publish(client, id, params)
        return true
      case 'irn_batchPublish':
        listOf('messages', params['messages']).forEach((each, index) =>
          publish(client, `${id}/${index}`, each),
        )
        return true
      case 'irn_subscribe':
        return subscribe(client, textOf('topic', topic))
      case 'irn_batchSubscribe':
        return topics().map((each) => subscribe(client, textOf('topic', each)))
      case 'irn_unsubscribe':
        unsubscribe(client, textOf('topic', topic))
        return true
      case 'irn_batchUnsubscribe':
        for (const each of listOf('subscriptions', params['subscriptions'])) {
          unsubscribe(client, textOf('topic', asRecord(each)['topic']))
        }
        return true
      case 'irn_fetchMessages':
        return fetch(client, [topic])
      case 'irn_batchFetchMessages':
        return fetch(client, topics())
      case 'irn_batchReceive':
        for (const each of listOf('receipts', params['receipts'])) {
          const { messageId } = asRecord(each)
          if (typeof messageId === 'number') options.acknowledge(client, messageId)
        }
        return true
      default:
        throw new RpcError(-32_601, `The relay knows no method ${method}.`)
    }
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw new RpcError(-32_602, `Expected ${name} as text, got ${String(value)}.`)
}

function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new RpcError(-32_602, `Expected ${name} as a list, got ${String(value)}.`)
}
