import { createConnection } from 'node:net'

/** A lasting connection to a local node, for subscriptions. */
export interface NodePipe {
  /** One JSON-RPC body. */
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
    /** Called with every answer and notification, as JSON text. */
    readonly onMessage: (text: string) => void
    /** The node hung up, or could not be reached. Not called after `close`. */
    readonly onEnd: () => void
  },
): NodePipe {
  const socket = createConnection(path)
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', (piece: string) => {
    // The node ends each message with a line break, and JSON has none inside.
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    lines.filter((line) => line !== '').forEach(handlers.onMessage)
  })
  // What is wrong with a socket also closes it.
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
