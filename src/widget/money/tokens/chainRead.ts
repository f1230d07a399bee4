import { rpcUrlsOf, type Network } from '../../../backends/port/network.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../../core/core.ts'
import { asRecord } from '../../../backends/port/asRecord.ts'
import { isRefusal } from '../../core/kernel/isRefusal.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'

/** The source of an answer: the host's node, the wallet's own node, or the service of this widget. */
export type ChainSource = 'host' | 'wallet' | 'service'

/** A contract call that changes nothing. */
export interface ContractCall {
  readonly to: string
  readonly data: string
}

/** The answers of independent sources about a contract. */
export interface ChainRead {
  /**
   * The answer as bytes in hex, lower case; `undefined` if the contract reverted, or if the sources
   * differ.
   */
  readonly answer: string | undefined
  /** The sources that answered, most independent first. Never empty. */
  readonly sources: readonly ChainSource[]
  /** False if two of them answered differently. */
  readonly agreed: boolean
}

/** The timeout of the wallet's own node, in ms. */
const walletTimeout = 3_000

/** Stands for the answer of a contract that reverts. */
const refused = 'refused'

/**
 * Reads a contract from every source that is independent of the offer's author: the host's own nodes (`rpcUrl`,
 * `rpcUrls`) or else the service's, and the wallet's own node. A wallet that cannot answer is omitted. Rejects like the
 * chain when there is no answer, and with `aborted`.
 */
export async function readChain(
  core: Pick<Core, 'backend' | 'inspect' | 'networks' | 'session'>,
  network: Network,
  call: ContractCall,
  signal: AbortSignal,
): Promise<ChainRead> {
  const first: ChainSource = rpcUrlsOf(network).length > 0 ? 'host' : 'service'
  const [node, wallet] = await Promise.allSettled([
    readNode(core, network, call, signal),
    readWallet(core, network, call, signal),
  ])
  signal.throwIfAborted()
  const answers: [ChainSource, string][] = []
  if (node.status === 'fulfilled') answers.push([first, node.value])
  if (wallet.status === 'fulfilled' && wallet.value !== undefined) {
    answers.push(['wallet', wallet.value])
  }
  const [best, other] = first === 'host' ? answers : answers.toReversed()
  if (best === undefined) {
    throw node.status === 'rejected' ? node.reason : new FoyerError('internal', 'Nobody was asked.')
  }
  if (node.status === 'rejected') noteFailure(core, 'chain.node', node.reason)
  const agreed = other === undefined || other[1] === best[1]
  const isAnswer = agreed && best[1] !== refused
  return {
    answer: isAnswer ? best[1] : undefined,
    sources: [best, ...(other ? [other] : [])].map(([source]) => source),
    agreed,
  }
}

async function readNode(
  { backend }: Pick<Core, 'backend'>,
  network: Network,
  call: ContractCall,
  signal: AbortSignal,
): Promise<string> {
  try {
    return bytes(await backend.chains.call(network, 'eth_call', [call, 'latest'], signal))
  } catch (error) {
    if (isRefusal(error)) return refused
    throw error
  }
}

/**
 * Reads from the wallet's own node. Resolves with `undefined` if it has none on that network, or if
 * it cannot answer.
 */
async function readWallet(
  core: Pick<Core, 'backend' | 'inspect' | 'networks' | 'session'>,
  network: Network,
  call: ContractCall,
  signal: AbortSignal,
): Promise<string | undefined> {
  const connection = core.session.connection()
  const isThere = core.networks.store.getState().activeId === network.id
  if (!connection?.hasOwnNode || !isThere) return undefined
  const request = { method: 'eth_call', params: [call, 'latest'] }
  const over = new AbortController()
  const time = AbortSignal.any([signal, over.signal])
  try {
    return await Promise.race([
      connection.provider.request(request).then(bytes),
      core.backend.clock.sleep('chain.walletAnswer', walletTimeout, time).then(() => undefined),
    ])
  } catch (thrown) {
    const { code, message } = asRecord(thrown)
    if (code === 3 || /revert/i.test(String(message))) return refused
    noteFailure(core, 'chain.wallet', toFoyerError(thrown))
    return undefined
  } finally {
    over.abort()
  }
}

/** Checks a node's answer to `eth_call`; throws `chain.malformed` for anything but bytes in hex. */
function bytes(answer: unknown): string {
  if (typeof answer === 'string' && /^0x([0-9a-f]{2})*$/i.test(answer)) return answer.toLowerCase()
  throw new FoyerError('chain.malformed', 'Failed to read a contract: the answer is not bytes.')
}
