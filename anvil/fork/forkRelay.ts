import { createServer, type Socket } from 'node:net'
import { createNodeSocket } from '../nodeSocket.ts'
import { askSource } from './askSource.ts'
import { splitJson } from './splitJson.ts'

/** The address at which a forked node asks for the chain that it continues. */
export interface ForkRelay {
  /** The path of the socket, for `--fork-url`. */
  readonly path: string
  /** Closes the socket. It is safe to call it twice. */
  close(): void
}

/**
 * Opens a socket in a folder that only this user may enter. The socket forwards calls to the source of a fork and to no other address. So the
 * node and the list of processes contain no key, and the node needs no network.
 * @param onSilence called when the source gives no usable answer
 */
export async function openForkRelay(url: string, onSilence: () => void): Promise<ForkRelay> {
  const place = createNodeSocket()
  const ask = askSource(url, onSilence)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    const split = splitJson()
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      for (const call of split(piece)) {
        void ask(call).then((answer) => socket.writable && socket.write(`${answer}\n`))
      }
    })
    // An error also closes the socket.
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.path, resolve)
  })
  // The node that uses it keeps this process running, if anything does.
  server.unref()
  return {
    path: place.path,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
      place.remove()
    },
  }
}
