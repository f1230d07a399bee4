import { createServer, type RequestListener, type Server } from 'node:http'
import { listenLocally, type LocalListener } from '../http/listenLocally.ts'

/** A second server with the content of the first, so that its pages have a different origin. */
export type SitesServer = LocalListener

/** The options of `openSitesServer`. */
export interface SitesServerOptions {
  readonly handler: RequestListener
  /** Receives the upgrade requests, such as those for hot updates. */
  readonly main: Pick<Server, 'emit'>
  /** First port to try; if it is taken, the next one is tried. 0 lets the system choose. */
  readonly firstPort: number
  /** How many ports from there on are tried; 101 if absent. */
  readonly tries?: number | undefined
}

/** Listens on 127.0.0.1, on a port that is also free for [::1], because `localhost` may mean either. */
export async function openSitesServer(options: SitesServerOptions): Promise<SitesServer> {
  const { handler, main, firstPort, tries = 101 } = options
  const server = createServer(handler)
  server.on('upgrade', (request, socket, head) => {
    if (!main.emit('upgrade', request, socket, head)) socket.destroy()
  })
  return listenLocally(server, { firstPort, tries, what: 'the simulated sites' })
}
