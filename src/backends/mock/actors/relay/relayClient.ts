import type { RelayMessage } from '../../world/worldTypes.ts'

/** The relay's end of a WebSocket. */
export interface RelaySocket {
  send(text: string): void
  close(code: number, reason: string): void
}

/** A client of the relay: one socket. */
export interface RelayClient {
  readonly id: string
  readonly socket: RelaySocket
  /** False for the phone's own socket. */
  readonly isOfPage: boolean
  readonly topics: Set<string>
  /** Messages pushed over this socket and not yet acknowledged, by the id of their frame. */
  readonly pushed: Map<number | string, RelayMessage>
  open: boolean
}

/** Returns the id of a client's subscription to a topic. */
export const subscriptionOf = (topic: string) => `sub-${topic.slice(0, 32)}`
