import type { Relay, RelayLink } from '../relay.ts'

/** The parts of a browser's WebSocket that a WalletConnect client uses, connected directly to a relay. */
export function relaySockets(relay: () => Relay) {
  return class RelayWebSocket {
    onopen: (() => void) | undefined
    onclose: ((event: { code: number; reason: string }) => void) | undefined
    onmessage: ((event: { data: string }) => void) | undefined
    readyState = 0
    readonly link: RelayLink

    constructor(url: string) {
      this.link = relay().connect(url, {
        send: (text) => queueMicrotask(() => this.onmessage?.({ data: text })),
        close: (code, reason) => queueMicrotask(() => this.end(code, reason)),
      })
      queueMicrotask(() => {
        this.readyState = 1
        this.onopen?.()
      })
    }

    /** Does nothing. In Node, the client listens for pings of the socket here; this one sends none. */
    on(): void {}

    send(text: string): void {
      this.link.receive(text)
    }

    close(): void {
      this.link.closed()
      queueMicrotask(() => this.end(1000, ''))
    }

    /** In Node, the client closes a socket without pings after 30 s and reconnects. */
    terminate(): void {
      this.close()
    }

    private end(code: number, reason: string): void {
      this.readyState = 3
      this.onclose?.({ code, reason })
    }
  }
}
