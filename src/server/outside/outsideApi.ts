import type { IncomingMessage, ServerResponse } from 'node:http'
import { asRecord } from '../../backends/port/asRecord.ts'
import { jsonOr } from '../../backends/mock/shared/jsonOr.ts'
import { chainProblems } from '../chains/chainProblems.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import type { Origins } from './origins.ts'
import { readBody } from '../http/readBody.ts'
import { sendJson } from '../http/sendJson.ts'
import { sendProblem } from '../http/sendProblem.ts'
import { rpcProblem } from '../chains/rpcProblem.ts'
import { requireLoopback } from '../http/requireLoopback.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { createStageChains, type StageChainsOptions } from '../chains/stageChains.ts'
import { stopStage } from '../chains/stopStage.ts'

/** What the API serves: the chains of the stages, at these origins. */
export interface OutsideApiOptions extends StageChainsOptions {
  readonly origins: () => Origins
  /** Returns the error of a stage's setup; if absent, stages have none. */
  readonly setupProblem?: ((stage: string) => string | undefined) | undefined
  /** True if pages on other ports of this machine may use the endpoints; false if absent. */
  readonly servesOtherPorts?: boolean
}

const prefix = '/__foyer/'
/** The static files to serve. */
const pages = /^\/__foyer\/(?:assets\/.*|\w+\.js)?$/

/**
 * The endpoints for everything that runs outside the browser:
 *
 *     GET    /__foyer/origins                     { host, sites, hostile }
 *     POST   /__foyer/rpc/<stage>/<chain id>      JSON-RPC, single or batch; starts the chain when needed. The chain
 *                                                 is a number, or the reference of a Solana cluster (wire 5.3)
 *     POST   /__foyer/rpc/<chain id>              the same for the tab in front
 *     WS     both                                 calls and subscriptions (`answerUpgrades`)
 *     WS     /__foyer/stage/<stage>/calls         the calls of a stage's own page (`stageCalls`)
 *     GET    /__foyer/stage/<stage>/problems      missing packages and errors of the stage's setup, as sentences for the developer
 *     GET    /__foyer/stage/<stage>               { stage, chains: [{ chainId, genesis }] }
 *     POST   /__foyer/stage/<stage>/reset         resets its running chains to genesis; answers like GET
 *     POST   /__foyer/stage/<stage>/clock         { genesis, now, rate, front, page }: the clock of the page with that id,
 *                                                 and whether its tab is in front
 *     POST   /__foyer/stage/<stage>/leave         the id of a page that was left: its chains stop some minutes later,
 *                                                 unless they are used
 *     DELETE /__foyer/stage/<stage>               stops its chains; POST …/close is the same, for sendBeacon
 *
 * `rpc` and `reset` read the header `x-foyer-genesis`: timestamp of the genesis block, Unix seconds. `rpc` also
 * reads `x-foyer-now`, ms since epoch: the time for slots and new blocks.
 * Every error has the form `{ error: { code, message } }`, for `rpc` as a JSON-RPC error.
 */
export function createOutsideApi(options: OutsideApiOptions) {
  const {
    supervisor,
    solana,
    clocks,
    left,
    origins,
    setupProblem,
    servesOtherPorts = false,
  } = options
  const open = createStageChains(options)

  /** Adds the stage of the tab in front to an address that has only a chain. */
  const inFront = (names: readonly string[]) =>
    names.length === 1 ? [clocks.front(), ...names] : names

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    requireLoopback(request)
    if (!servesOtherPorts) requireOwnPage(request)
    const [area = '', ...names] = path.split('/')
    const [stage = '', last = '', ...more] = area === 'rpc' ? inFront(names) : names
    const route = `${request.method} ${area}`
    if (route === 'GET origins' && stage === '') return sendJson(response, 200, origins())
    if ((area !== 'rpc' && area !== 'stage') || more.length > 0) throw notFound(request)
    requireStage(stage)

    if (route === 'POST rpc') {
      const time = { genesis: genesisOf(request), now: nowOf(request) }
      const body = String(await readBody(request))
      const chain = await open(stage, last, time)
      return forwardRpc((signal) => chain.send(body, signal), response)
    }
    const chains = async () =>
      (await supervisor.chains(stage)).map(({ chainId, genesis }) => ({ chainId, genesis }))
    if (route === 'GET stage' && last === '') {
      return sendJson(response, 200, { stage, chains: await chains() })
    }
    if (route === 'GET stage' && last === 'problems') {
      const problem = setupProblem?.(stage)
      return sendJson(response, 200, [
        ...chainProblems(),
        ...(problem === undefined ? [] : [problem]),
      ])
    }
    if (route === 'POST stage' && last === 'reset') {
      solana.reset(stage)
      await supervisor.reset(stage, genesisOf(request))
      return sendJson(response, 200, { stage, chains: await chains() })
    }
    if (route === 'POST stage' && last === 'clock') {
      const body = String(await readBody(request))
      clocks.report(stage, body)
      const { page } = asRecord(jsonOr(body, undefined))
      if (typeof page === 'string') left.open(stage, page)
      return sendJson(response, 200, { stage })
    }
    if (route === 'POST stage' && last === 'leave') {
      left.leave(stage, String(await readBody(request)))
      return sendJson(response, 200, { stage })
    }
    if (`${route}/${last}` === 'DELETE stage/' || `${route}/${last}` === 'POST stage/close') {
      left.end(stage)
      await stopStage(options, stage)
      return sendJson(response, 200, { stage, chains: [] })
    }
    throw notFound(request)
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!path.startsWith(prefix) || pages.test(path)) return next()
    answer(request, response, path.slice(prefix.length)).catch((error: unknown) => {
      sendProblem(request, response, error, rpcProblem(error))
    })
  }
}

function notFound({ method, url }: IncomingMessage) {
  return new HttpProblem(404, `Failed to serve ${method} ${url}: there is no such endpoint.`)
}

function requireStage(stage: string) {
  if (/^[\w-]{1,64}$/.test(stage)) return
  const rule = 'a stage is named by 1 to 64 letters, digits, - or _'
  throw new HttpProblem(400, `Failed to find stage "${stage}": ${rule}.`)
}

function genesisOf(request: IncomingMessage) {
  return wholeHeader(request, 'x-foyer-genesis', 'Unix seconds')
}

function nowOf(request: IncomingMessage) {
  return wholeHeader(request, 'x-foyer-now', 'ms since epoch')
}

function wholeHeader({ headers }: IncomingMessage, name: string, unit: string) {
  const text = headers[name]
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^\d{1,14}$/.test(text)) return Number(text)
  throw new HttpProblem(400, `Failed to read ${name} "${String(text)}": it is ${unit}.`)
}

/**
 * Forwards a call to a local node and writes its response.
 * @param send calls the node, and stops waiting when the signal is aborted
 * @throws HttpProblem 502 if the node does not answer
 */
async function forwardRpc(
  send: (signal: AbortSignal) => Promise<string>,
  response: ServerResponse,
): Promise<void> {
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  try {
    const answer = await send(leaving.signal)
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(answer)
  } catch (cause) {
    // The page was closed, so the rest is not read.
    if (leaving.signal.aborted) return
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new HttpProblem(502, `Failed to call the chain: ${why}.`, { cause })
  }
}
