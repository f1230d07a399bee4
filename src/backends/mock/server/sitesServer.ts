import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A second server with the content of the first, so that its pages have another origin. */
export interface SitesServer {
  readonly port: number
  close(): Promise<void>
}

/** What the second server is made of. */
export interface SitesServerOptions {
  readonly handler: RequestListener
  /** Gets the upgrade requests, such as those for hot updates. */
  readonly main: Pick<Server, 'emit'>
  /** First port to try; a taken one moves on to the next. 0 lets the system choose. */
  readonly firstPort: number
  /** How many ports from there on are tried; 101 when absent. */
  readonly tries?: number | undefined
}

/** Listens on 127.0.0.1, on a port that is free for [::1] too: `localhost` may mean either. */
export async function openSitesServer(options: SitesServerOptions): Promise<SitesServer> {
  const { handler, main, firstPort, tries = 101 } = options
  const server = createServer(handler)
  server.on('upgrade', (request, socket, head) => {
    if (!main.emit('upgrade', request, socket, head)) socket.destroy()
  })
  for (let port = firstPort; !(await listen(server, port)); port += 1) {
    if (port >= firstPort + tries - 1) {
      const taken = tries === 1 ? `port ${port} is` : `ports ${firstPort} to ${port} are`
      throw new Error(`Failed to serve the simulated sites: ${taken} taken. Choose another port.`)
    }
  }
  return {
    port: portOf(server),
    close: () => close(server),
  }
}

async function listen(server: Server, port: number) {
  if (!(await listenOn(server, port, '127.0.0.1'))) return false
  const probe = createServer()
  const free = await listenOn(probe, portOf(server), '::1')
  await close(probe)
  if (!free) await close(server)
  return free
}

/** False when the port is taken. A machine without IPv6 has every port of it free. */
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
  // A server that listens on a port has an address of this shape.
  return (server.address() as AddressInfo).port
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
