import { createConnection } from 'node:net'

/**
 * Sends one JSON-RPC body (single or batch) to a local node over its socket and resolves with the answer's text.
 * @param path of the node's Unix socket, or of its named pipe on Windows
 * @throws Error when the node is not there or hangs up; the signal's reason when aborted
 */
export function sendRpc(path: string, body: string, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    const pieces: Buffer[] = []
    const fail = (why: string, cause?: unknown) =>
      reject(new Error(`the local chain did not answer (${why})`, { cause }))
    socket.on('data', (piece) => {
      pieces.push(piece)
      // The node ends each answer with a line break, and JSON has none inside.
      if (piece.at(-1) !== lineBreak) return
      resolve(Buffer.concat(pieces).toString().trimEnd())
      socket.destroy()
    })
    socket.once('error', (cause) => fail(cause.message, cause))
    socket.once('close', () => fail('it hung up'))
    signal?.addEventListener('abort', () => {
      reject(signal.reason)
      socket.destroy()
    })
    socket.write(body)
  })
}

const lineBreak = 10
