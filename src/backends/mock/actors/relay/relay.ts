import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import { clientOf } from './clientOf.ts'
import { createMailboxes, type RelayMessage } from './mailboxes.ts'
import { readRelayFrame, type RelayFrame } from './relayFrame.ts'
import { injectRelayFault } from './injectRelayFault.ts'

/** One end of a WebSocket, as the relay holds it. */
export interface RelaySocket {
  send(text: string): void
  close(code: number, reason: string): void
}

/** A socket, as the network passes it to the relay. */
export interface RelayLink {
  receive(text: string): void
  closed(): void
}

export interface Relay {
  /** `url` is the whole address, with the client's token. */
  connect(url: string, socket: RelaySocket): RelayLink
}

interface Client {
  readonly id: string
  readonly socket: RelaySocket
  readonly topics: Set<string>
  open: boolean
}

/**
 * The WalletConnect relay: a mailbox per topic, never an echo. Every frame is a call `relay.<method>`
 * in the log and may be subject to a fault, in both directions; opening a socket is `relay.connect`.
 */
export function createRelay(options: {
  readonly clock: Pick<Clock, 'now' | 'sleep'>
  readonly log: CallLog
  readonly faults: Pick<Faults, 'match'>
}): Relay {
  const { clock, log, faults } = options
  const mailboxes = createMailboxes()
  const clients = new Set<Client>()
  let pushes = 0

  function push(client: Client, message: RelayMessage): void {
    pushes += 1
    const { from: _, ...data } = message
    const frame = {
      id: 1_000_000 + pushes,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: subscriptionOf(message.topic), data },
    }
    const name = 'relay.irn_subscription'
    const call = log.begin(name, { to: client.id, topic: message.topic, tag: message.tag })
    void injectRelayFault({
      call,
      clock,
      rule: faults.match(name),
      act: () => undefined,
      answer: () => JSON.stringify(frame),
      refuse: () => JSON.stringify({ ...frame, params: {} }),
      send(text) {
        if (client.open) client.socket.send(text)
        else mailboxes.keep(message)
      },
      hangUp() {
        mailboxes.keep(message)
        hangUp(client)
      },
    })
  }

  function publish(from: Client, topic: unknown, message: unknown, tag: unknown): void {
    if (typeof topic !== 'string' || typeof message !== 'string') return
    const sent: RelayMessage = {
      topic,
      message,
      tag: typeof tag === 'number' ? tag : 0,
      publishedAt: clock.now(),
      from: from.id,
    }
    const others = [...clients].filter(({ id, topics }) => id !== from.id && topics.has(topic))
    if (others.length === 0) mailboxes.keep(sent)
    for (const other of others) push(other, sent)
  }

  function subscribe(client: Client, topic: unknown): string {
    if (typeof topic !== 'string') return ''
    client.topics.add(topic)
    for (const message of mailboxes.collect(topic, client.id)) push(client, message)
    return subscriptionOf(topic)
  }

  /** Does what a frame asks; the result of the JSON-RPC answer. */
  function act(client: Client, { method, params }: RelayFrame): unknown {
    switch (method) {
      case 'wc_proposeSession':
        subscribe(client, params['pairingTopic'])
        publish(client, params['pairingTopic'], params['sessionProposal'], params['tag'])
        return true
      case 'wc_approveSession':
        subscribe(client, params['sessionTopic'])
        publish(client, params['pairingTopic'], params['sessionProposalResponse'], params['tag'])
        publish(client, params['sessionTopic'], params['sessionSettlementRequest'], params['tag'])
        return true
      case 'irn_publish':
        publish(client, params['topic'], params['message'], params['tag'])
        return true
      case 'irn_subscribe':
        return subscribe(client, params['topic'])
      case 'irn_batchSubscribe':
        return listOf(params['topics']).map((topic) => subscribe(client, topic))
      case 'irn_unsubscribe':
        return typeof params['topic'] === 'string' && client.topics.delete(params['topic'])
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      default:
        throw new Error(`The relay knows no method ${method}.`)
    }
  }

  function hangUp(client: Client): void {
    if (!client.open) return
    client.open = false
    clients.delete(client)
    client.socket.close(1011, 'The connection broke.')
  }

  function receive(client: Client, frame: RelayFrame): void {
    const name = `relay.${frame.method}` as const
    const call = log.begin(name, { from: client.id, params: frame.params })
    const reply = (body: object) => JSON.stringify({ id: frame.id, jsonrpc: '2.0', ...body })
    void injectRelayFault({
      call,
      clock,
      rule: faults.match(name),
      act: () => act(client, frame),
      answer: (result) => reply({ result }),
      refuse: (code, message) => reply({ error: { code, message } }),
      send(text) {
        if (client.open) client.socket.send(text)
      },
      hangUp: () => hangUp(client),
    })
  }

  return {
    connect(url, socket) {
      const client: Client = { id: clientOf(url), socket, topics: new Set(), open: true }
      const call = log.begin('relay.connect', { client: client.id })
      const rule = faults.match('relay.connect')
      if (rule === undefined) {
        clients.add(client)
        call.done(true)
      } else {
        call.faulted(rule.id)
        call.failed(new Error('The relay is not there.'))
        client.open = false
        socket.close(1011, 'The relay is not there.')
      }
      return {
        receive(text) {
          const frame = client.open ? readRelayFrame(text) : undefined
          if (frame !== undefined) receive(client, frame)
        },
        closed() {
          client.open = false
          clients.delete(client)
        },
      }
    },
  }
}

const subscriptionOf = (topic: string) => `sub-${topic.slice(0, 32)}`

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
