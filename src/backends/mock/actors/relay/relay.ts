import type { Clock } from '../../../port/clock.ts'
import type { CallLog, OpenCall } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { World } from '../../world/worldTypes.ts'
import { createPush } from './push.ts'
import { injectRelayFault } from './injectRelayFault.ts'
import { createMailboxes } from './mailboxes.ts'
import { subscriptionOf, type RelayClient, type RelaySocket } from './relayClient.ts'
import { readRelayFrame, type RelayRequest } from './relayFrame.ts'
import { createRelayMethods } from './relayMethods.ts'
import { readRelayToken } from './readRelayToken.ts'

/** A socket, as the network passes it to the relay. */
export interface RelayLink {
  receive(text: string): void
  closed(): void
}

export interface Relay {
  /** `url` is the whole address, with the client's token. */
  connect(url: string, socket: RelaySocket): RelayLink
  /** Stops serving the sockets of a page that falls asleep. Returns a function that closes them with code 1006, for when it wakes. */
  leaveAlone(): () => void
}

export interface RelayOptions {
  readonly clock: Pick<Clock, 'now' | 'sleep'>
  /**
   * Returns the current time for the clients' library, in ms since epoch. It dates their tokens.
   */
  readonly libraryNow: () => number
  readonly log: CallLog
  readonly faults: Pick<Faults, 'match'>
  /** Stores the mailboxes. */
  readonly world: Pick<World, 'get' | 'update'>
  /** Whether a socket with this address belongs to the page. */
  readonly isOfPage?: (url: string) => boolean
}

/**
 * The WalletConnect relay: a mailbox per topic, never an echo. A message waits until a subscriber acknowledges it, is pushed again over
 * each new socket, and expires with its ttl. Every frame is a call `relay.<method>` in the log and may be subject to a fault, in both
 * directions; opening a socket is `relay.connect`.
 */
export function createRelay(options: RelayOptions): Relay {
  const { clock, libraryNow, log, faults, world, isOfPage = () => true } = options
  const mailboxes = createMailboxes({ clock, world })
  const clients = new Set<RelayClient>()
  const push = createPush({ clock, log, faults, hangUp })

  const act = createRelayMethods<RelayClient>({
    clock,
    mailboxes,
    publish(message) {
      mailboxes.keep(message)
      const subscribers = [...clients].filter(
        (client) => client.id !== message.from && client.topics.has(message.topic),
      )
      for (const client of new Set(subscribers.map(reached))) push(client, message)
    },
    subscribe(client, topic) {
      client.topics.add(topic)
      for (const message of mailboxes.read(topic, client.id)) push(reached(client), message)
      return subscriptionOf(topic)
    },
    unsubscribe: (client, topic) => client.topics.delete(topic),
    acknowledge,
  })

  /** Returns the socket that gets the messages for `client`. */
  function reached(client: RelayClient): RelayClient {
    if (world.get().relaySockets !== 'newest') return client
    return [...clients].findLast(({ id }) => id === client.id) ?? client
  }

  function acknowledge(client: RelayClient, frameId: number | string): void {
    const message = client.pushed.get(frameId)
    if (message !== undefined) mailboxes.remove(message)
    client.pushed.delete(frameId)
  }

  function forget(client: RelayClient): void {
    client.open = false
    clients.delete(client)
  }

  function hangUp(client: RelayClient): void {
    if (!client.open) return
    forget(client)
    client.socket.close(1011, 'The connection broke.')
  }

  function receive(client: RelayClient, frame: RelayRequest): void {
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
      const id = readRelayToken(url, libraryNow())
      const call = log.begin('relay.connect', { client: String(id) })
      const refusal = refusalOf(id, call, faults)
      const client: RelayClient = {
        id: String(id),
        socket,
        isOfPage: isOfPage(url),
        topics: new Set(),
        pushed: new Map(),
        open: refusal === undefined,
      }
      if (refusal === undefined) {
        clients.add(client)
        call.done(true)
      } else {
        call.failed(refusal.error)
        socket.close(refusal.code, refusal.error.message)
      }
      return {
        receive(text) {
          const frame = client.open ? readRelayFrame(text) : undefined
          if (frame === undefined) return
          if ('method' in frame) receive(client, frame)
          else acknowledge(client, frame.receivedId)
        },
        closed: () => forget(client),
      }
    },
    leaveAlone() {
      const left = [...clients].filter((client) => client.isOfPage)
      left.forEach(forget)
      return () => left.forEach(({ socket }) => socket.close(1006, ''))
    },
  }
}

/**
 * Returns the reason to refuse a connection at that URL; `undefined` if the token is valid and no
 * fault applies.
 */
function refusalOf(
  id: string | Error,
  call: OpenCall,
  faults: Pick<Faults, 'match'>,
): { code: number; error: Error } | undefined {
  const rule = faults.match('relay.connect')
  if (rule !== undefined) {
    call.faulted(rule.id)
    return { code: 1011, error: new Error('The relay is not there.') }
  }
  return id instanceof Error ? { code: 3000, error: id } : undefined
}
