import { rpcCall } from '../../../anvil/rpcCall.ts'
import { sendRpc } from '../../../anvil/sendRpc.ts'
import { asRecord } from '../../backends/port/asRecord.ts'
import { untilMined } from '../../backends/mock/chains/untilMined.ts'
import { jsonOr } from '../../backends/mock/shared/jsonOr.ts'

/** The methods that create a block. */
const makers: ReadonlySet<unknown> = new Set([
  'eth_sendTransaction',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendUnsignedTransaction',
  'anvil_mine',
  'hardhat_mine',
  'evm_mine',
])

/** The methods with which a caller sets the time of the next block. */
const setters: ReadonlySet<unknown> = new Set([
  'anvil_increaseTime',
  'anvil_setNextBlockTimestamp',
  'anvil_setTime',
  'evm_increaseTime',
  'evm_setNextBlockTimestamp',
  'evm_setTime',
])

/** Calls to local nodes. Each block gets the time of the stage's clock, regardless of the caller. */
export interface TimedNodes {
  /** Returns whether a body creates a block or sets a block's time. */
  isTimed(body: string): boolean
  /**
   * Sends a JSON-RPC body, single or batch; resolves with the text of the response.
   * @param path of the node's socket
   * @param now virtual ms since epoch; the node's own time if `undefined`
   */
  send(
    path: string,
    body: string,
    now: () => number | undefined,
    signal?: AbortSignal,
  ): Promise<string>
}

/** Creates the calls. There is one at a time per node, so that no call gets the time of another. */
export function createTimedNodes(): TimedNodes {
  const turns = new Map<string, Promise<unknown>>()
  /** The nodes whose next block has a time that a caller set. */
  const chosen = new Set<string>()

  async function setTime(path: string, now: number): Promise<void> {
    const latest = await rpcCall(path, 'eth_getBlockByNumber', ['latest', false])
    const after = Number(asRecord(latest)['timestamp']) + 1
    const seconds = Math.max(after, Math.floor(now / 1_000))
    await rpcCall(path, 'evm_setNextBlockTimestamp', [seconds])
  }

  async function sendTimed(path: string, body: string, now: number | undefined): Promise<string> {
    const methods = methodsOf(body)
    const makes = methods.some((method) => makers.has(method))
    const chooses = methods.some((method) => setters.has(method))
    if (makes && !chooses && !chosen.has(path) && now !== undefined) await setTime(path, now)
    const answer = await sendRpc(path, body)
    if (makes) {
      chosen.delete(path)
      await allMined(path, answer)
    } else if (chooses) {
      chosen.add(path)
    }
    return answer
  }

  const isTimed = (body: string) =>
    methodsOf(body).some((method) => makers.has(method) || setters.has(method))

  return {
    isTimed,
    send(path, body, now, signal) {
      if (!isTimed(body)) return sendRpc(path, body, signal)
      const turn = (turns.get(path) ?? Promise.resolve()).then(() => sendTimed(path, body, now()))
      turns.set(
        path,
        // The caller waiting for `turn` receives its error; the next call only waits for its end.
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

function methodsOf(body: string): readonly unknown[] {
  const calls = jsonOr(body, undefined)
  return (Array.isArray(calls) ? calls : [calls]).map((call) => asRecord(call)['method'])
}

/**
 * Waits until the transactions are mined, because the node returns a hash before its miner has
 * finished.
 */
async function allMined(path: string, answer: string): Promise<void> {
  const answers = jsonOr(answer, undefined)
  const rpc = (_chainId: string, method: string, params: readonly unknown[] = []) =>
    rpcCall(path, method, params)
  for (const one of Array.isArray(answers) ? answers : [answers]) {
    const hash = asRecord(one)['result']
    const isHash = typeof hash === 'string' && /^0x[0-9a-f]{64}$/.test(hash)
    if (isHash) await untilMined({ rpc }, 'eip155:0', hash)
  }
}
