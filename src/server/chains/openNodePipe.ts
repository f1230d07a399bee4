import { createConnection } from 'node:net'

/** A persistent connection to a local node, for subscriptions. */
export interface NodePipe {
  /** Sends one JSON-RPC body. */
  send(body: string): void
  close(): void
}

/**
 * Connects to a local node over its socket.
 * @param path of the node's Unix socket, or of its named pipe on Windows
 */
export function openNodePipe(
  path: string,
  handlers: {
    /** Called with every response and notification, as JSON text. */
    readonly onMessage: (text: string) => void
    /** Called when the node closes the connection or cannot be reached. Not called after `close`. */
    readonly onEnd: () => void
  },
): NodePipe {
  const socket = createConnection(path)
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', (piece: string) => {
    // The node ends each message with a line break; JSON contains none inside a message.
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    lines.filter((line) => line !== '').forEach(handlers.onMessage)
  })
  // A socket error is always followed by `close`.
  socket.on('error', () => undefined)
  socket.once('close', handlers.onEnd)
  return {
    send: (body) => void socket.write(body),
    close() {
      socket.off('close', handlers.onEnd)
      socket.destroy()
    },
  }
}
