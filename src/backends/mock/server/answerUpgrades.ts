import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as ws from 'ws'
import type WebSocket from 'ws'
import type { LocalSolana } from '../../../../anvil/solana/localSolana.ts'
import { solanaChains } from '../../../../anvil/solana/solanaChains.ts'
import { HttpProblem } from './httpProblem.ts'
import { requireLoopback } from './requireLoopback.ts'

/** A listener of a server's `upgrade` event, and the end of what it opened. */
export interface UpgradeAnswers {
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close(): void
}

// The types are those of ws 7, in which the server has another name than in the module.
const { WebSocketServer } = ws as unknown as { WebSocketServer: typeof WebSocket.Server }

const rpcPath = /^\/__foyer\/rpc\/([\w-]{1,64})\/([^/]+)$/
/** A subscription is a few hundred bytes. */
const maxMessage = 100_000
/** WebSocket close codes: the service restarts; it met a problem. */
const restarts = 1012
const broken = 1011

/**
 * Answers the upgrades of a server: subscriptions at `/__foyer/rpc/<stage>/<cluster>`. Whatever cannot be served is
 * refused with a status, so that no client waits for an answer that never comes.
 * @param isForeign an upgrade that another listener of the server answers
 */
export function answerUpgrades(options: {
  readonly solana: LocalSolana
  readonly isForeign: (request: IncomingMessage) => boolean
  /** Told of what went wrong in the background. */
  readonly log: (line: string) => void
}): UpgradeAnswers {
  const { solana, isForeign, log } = options
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessage })

  function place(request: IncomingMessage) {
    requireLoopback(request)
    const [path = ''] = (request.url ?? '').split('?')
    const [, stage, reference] = rpcPath.exec(path) ?? []
    if (stage !== undefined && solanaChains.some((chain) => chain.reference === reference)) {
      return { stage, reference: String(reference) }
    }
    throw new HttpProblem(404, `Failed to open a socket at ${path}: nothing is served there.`)
  }

  async function serve(client: WebSocket, stage: string, reference: string): Promise<void> {
    const waiting: string[] = []
    let receive = (text: string): void => {
      waiting.push(text)
    }
    client.on('message', (data) => receive(String(data)))
    client.on('error', (error) => log(`A subscription's socket failed: ${error.message}`))
    const session = await solana.connect(stage, reference, {
      send: (text) => client.send(text),
      onEnd: () => client.close(restarts),
    })
    client.on('close', session.close)
    if (client.readyState !== client.OPEN) session.close()
    receive = session.receive
    waiting.forEach(receive)
  }

  return {
    onUpgrade(request, socket, head) {
      if (isForeign(request)) return
      try {
        const { stage, reference } = place(request)
        server.handleUpgrade(request, socket as never, head, (client) => {
          serve(client, stage, reference).catch((error: unknown) => {
            log(`Failed to open subscriptions: ${String(error)}`)
            client.close(broken)
          })
        })
      } catch (error) {
        refuse(socket, error)
      }
    },
    close: () => server.clients.forEach((client) => client.terminate()),
  }
}

function refuse(socket: Duplex, error: unknown): void {
  const status = error instanceof HttpProblem ? error.status : 500
  const message = error instanceof Error ? error.message : String(error)
  const body = Buffer.from(message)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${message}`,
  )
}
