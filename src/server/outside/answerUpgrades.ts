import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as ws from 'ws'
import type WebSocket from 'ws'
import { openNodePipe } from '../chains/openNodePipe.ts'
import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import { requireLoopback } from '../http/requireLoopback.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { answerCalls } from '../chains/answerCalls.ts'
import { refuseCalls } from '../chains/refuseCalls.ts'
import { createStageChains, type StageChainsOptions } from '../chains/stageChains.ts'

/** A listener of a server's `upgrade` event that can also close the sockets it opened. */
export interface UpgradeAnswers {
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close(): void
}

// The types are those of ws 7, which names the server differently than the module does.
const { WebSocketServer } = ws as unknown as { WebSocketServer: typeof WebSocket.Server }

const rpcPath = /^\/__foyer\/rpc\/(?:([\w-]{1,64})\/)?([^/]+)$/
const callsPath = /^\/__foyer\/stage\/([\w-]{1,64})\/calls$/
/** The maximum length of a message in bytes: enough for the deployment of a contract. */
const maxMessage = 1_000_000
/** WebSocket close codes: the service restarts; it had a problem. */
const restarts = 1012
const broken = 1011

interface SessionHandlers {
  readonly send: (text: string) => void
  /** Called when the chain has stopped. */
  readonly onEnd: () => void
}

/** Opens a connection to one chain, or to all chains of a stage. */
type ChainSession = (
  handlers: SessionHandlers,
) => Promise<{ receive(text: string): void; close(): void }>

/**
 * Answers the upgrades of a server: calls and subscriptions at `/__foyer/rpc/<stage>/<chain>`, and of the tab in front at
 * `/__foyer/rpc/<chain>`; the calls of a stage's own page at `/__foyer/stage/<stage>/calls`. An upgrade that cannot be served is rejected
 * with a status, so that no client waits forever.
 * @param isForeign true for an upgrade that another listener of the server answers
 */
export function answerUpgrades(
  options: StageChainsOptions & {
    readonly isForeign: (request: IncomingMessage) => boolean
    /** True if pages on other ports of this machine may open a socket. */
    readonly servesOtherPorts?: boolean
    /** Receives errors that happen in the background. */
    readonly log: (line: string) => void
  },
): UpgradeAnswers {
  const { supervisor, solana, clocks, nodes, isForeign, servesOtherPorts = false, log } = options
  const { chains, left } = options
  const open = createStageChains(options)
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessage })

  function place(request: IncomingMessage): ChainSession {
    requireLoopback(request)
    if (!servesOtherPorts) requireOwnPage(request)
    const [path = ''] = (request.url ?? '').split('?')
    const [, caller] = callsPath.exec(path) ?? []
    if (caller !== undefined) {
      return async ({ send }) => {
        const disconnect = left.connect(caller)
        const calls = answerCalls(open, caller, send)
        return {
          receive: calls.receive,
          close() {
            disconnect()
            calls.close()
          },
        }
      }
    }
    const [, named, reference = ''] = rpcPath.exec(path) ?? []
    const isSolana = solanaChains.some((chain) => chain.reference === reference)
    const chain = chains.find(({ id }) => String(id) === reference)
    if (!isSolana && chain === undefined) {
      throw new HttpProblem(404, `Failed to open a socket at ${path}: nothing is served there.`)
    }
    const stage = named ?? clocks.front()
    if (chain === undefined) return (handlers) => solana.connect(stage, reference, handlers)
    return (handlers) => connectEvm(stage, chain.id, handlers)
  }

  /**
   * Opens a connection to an EVM chain. Subscriptions belong to a connection; calls that create a
   * block wait for their turn.
   */
  async function connectEvm(stage: string, chainId: number, handlers: SessionHandlers) {
    const { path } = await supervisor.open(stage, chainId, clocks.genesis(stage))
    const { send, onEnd } = handlers
    const pipe = openNodePipe(path, { onMessage: send, onEnd })
    return {
      receive(text: string) {
        left.use(stage)
        const refusal = refuseCalls(text)
        if (refusal !== undefined) return send(refusal)
        if (!nodes.isTimed(text)) return pipe.send(text)
        nodes
          .send(path, text, () => clocks.now(stage))
          .then(send, (error: unknown) => {
            log(`A call over a socket failed: ${String(error)}`)
            onEnd()
          })
        return undefined
      },
      close: pipe.close,
    }
  }

  async function serve(client: WebSocket, connect: ChainSession): Promise<void> {
    const waiting: string[] = []
    let receive = (text: string): void => {
      waiting.push(text)
    }
    client.on('message', (data) => receive(String(data)))
    client.on('error', (error) => log(`A subscription's socket failed: ${error.message}`))
    const session = await connect({
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
        const connect = place(request)
        server.handleUpgrade(request, socket as never, head, (client) => {
          serve(client, connect).catch((error: unknown) => {
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
