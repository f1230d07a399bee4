import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that listens on this machine. */
export interface LocalListener {
  readonly port: number
  close(): Promise<void>
}

/**
 * Makes a server listen on 127.0.0.1, on a port that is also free for [::1], because `localhost` may mean either. If a port is taken, it
 * tries the next one, up to `tries` ports; port 0 lets the system choose.
 * @param what is served, for the error message
 * @throws Error if all these ports are taken
 */
export async function listenLocally(
  server: Server,
  options: { readonly firstPort: number; readonly tries: number; readonly what: string },
): Promise<LocalListener> {
  const { firstPort, tries, what } = options
  for (let port = firstPort; !(await listen(server, port)); port += 1) {
    if (port >= firstPort + tries - 1) {
      const taken = tries === 1 ? `port ${port} is` : `ports ${firstPort} to ${port} are`
      throw new Error(`Failed to serve ${what}: ${taken} taken. Choose another port.`)
    }
  }
  return { port: portOf(server), close: () => close(server) }
}

async function listen(server: Server, port: number) {
  if (!(await listenOn(server, port, '127.0.0.1'))) return false
  const probe = createServer()
  const free = await listenOn(probe, portOf(server), '::1')
  await close(probe)
  if (!free) await close(server)
  return free
}

/**
 * Listens on a port. Returns false if the port is taken. On a machine without IPv6, every IPv6 port
 * counts as free.
 */
function listenOn(server: Server, port: number, host: string) {
  return new Promise<boolean>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const absent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (absent && host === '::1') resolve(true)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

function portOf(server: Server) {
  // The address of a server that listens on a port always has this type.
  return (server.address() as AddressInfo).port
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
