import type { Clock } from '../../../port/clock.ts'
import type { CallLog } from '../../calls/callLogTypes.ts'
import type { Faults } from '../../faults/faultTypes.ts'
import type { RelayMessage } from '../../world/worldTypes.ts'
import { injectRelayFault } from './injectRelayFault.ts'
import { subscriptionOf, type RelayClient } from './relayClient.ts'

/** Delivers a message over a client's socket, once until the client acknowledges it. */
export type Push = (client: RelayClient, message: RelayMessage) => void

/** Creates the delivery of messages. Each push is the call `relay.irn_subscription`. */
export function createPush({
  clock,
  log,
  faults,
  hangUp,
}: {
  readonly clock: Pick<Clock, 'sleep'>
  readonly log: CallLog
  readonly faults: Pick<Faults, 'match'>
  readonly hangUp: (client: RelayClient) => void
}): Push {
  let pushes = 0

  return (client, message) => {
    if ([...client.pushed.values()].some(({ id }) => id === message.id)) return
    pushes += 1
    const { topic, tag } = message
    const data = {
      topic,
      message: message.message,
      publishedAt: message.publishedAt,
      tag,
      attestation: message.attestation,
    }
    const frame = {
      id: 1_000_000 + pushes,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: subscriptionOf(topic), data },
    }
    client.pushed.set(frame.id, message)
    const name = 'relay.irn_subscription'
    const call = log.begin(name, { to: client.id, topic, tag })
    void injectRelayFault({
      call,
      clock,
      rule: faults.match(name),
      act: () => undefined,
      answer: () => JSON.stringify(frame),
      refuse: () => JSON.stringify({ ...frame, params: {} }),
      send(text) {
        if (client.open) client.socket.send(text)
      },
      hangUp: () => hangUp(client),
    })
  }
}
