import { hexQuantity } from '../../port/hex.ts'
import { asRecord } from '../../port/asRecord.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { LocalChains } from './localChains.ts'
import { untilMined } from './untilMined.ts'

/**
 * Sends a transaction of a test account and resolves with its hash. Quantities are hex with `0x`.
 */
export type SendTransaction = (
  chainId: ChainId,
  transaction: Readonly<Record<string, unknown>>,
) => Promise<unknown>

export interface ChainTime {
  readonly send: SendTransaction
  /** Runs work that creates a block with the time of the clock. */
  inTurn<T>(chainId: ChainId, work: () => Promise<T>): Promise<T>
  /** Mines blocks, the first at the time of the clock. */
  mine(chainId: ChainId, blocks?: number): Promise<void>
}

/**
 * Creates blocks on local chains with the virtual clock's time, which is always later than the previous block's. One call at a time per
 * chain, so that no call gets the time of another.
 */
export function createChainTime(chains: LocalChains, clock: Pick<Clock, 'now'>): ChainTime {
  const queues = new Map<ChainId, Promise<unknown>>()

  async function setTime(chainId: ChainId): Promise<void> {
    const latest = await chains.rpc(chainId, 'eth_getBlockByNumber', ['latest', false])
    const { timestamp } = asRecord(latest)
    const next = Math.max(Number(timestamp) + 1, Math.floor(clock.now() / 1_000))
    await chains.rpc(chainId, 'evm_setNextBlockTimestamp', [next])
  }

  function inTurn<T>(chainId: ChainId, work: () => Promise<T>): Promise<T> {
    const before = queues.get(chainId) ?? Promise.resolve()
    const turn = before.then(() => setTime(chainId)).then(work)
    queues.set(
      chainId,
      // The caller waiting for `turn` receives its error; the next call only waits for its end.
      turn.catch(() => undefined),
    )
    return turn
  }

  return {
    inTurn,
    send: (chainId, transaction) =>
      inTurn(chainId, async () => {
        const hash = await chains.rpc(chainId, 'eth_sendTransaction', [transaction])
        await untilMined(chains, chainId, hash)
        return hash
      }),
    mine: (chainId, blocks = 1) =>
      inTurn(chainId, async () => {
        await chains.rpc(chainId, 'anvil_mine', [hexQuantity(blocks)])
      }),
  }
}
