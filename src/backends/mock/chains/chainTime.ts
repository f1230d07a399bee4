import { hexQuantity } from '../../port/hex.ts'
import { asRecord } from '../../port/asRecord.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Clock } from '../../port/clock.ts'
import type { LocalChains } from './localChains.ts'
import { untilMined } from './untilMined.ts'

/** Sends a transaction of a test account and resolves with its hash. Quantities are 0x-hex. */
export type SendTransaction = (
  chainId: ChainId,
  transaction: Readonly<Record<string, unknown>>,
) => Promise<unknown>

export interface ChainTime {
  readonly send: SendTransaction
  /** Does work that makes a block, which gets the time of the clock. */
  inTurn<T>(chainId: ChainId, work: () => Promise<T>): Promise<T>
  /** Mines blocks, the first at the time of the clock. */
  mine(chainId: ChainId, blocks?: number): Promise<void>
}

/**
 * What makes a block on a local chain, with the virtual clock as the time of that block: never
 * before or at the block before it. One at a time per chain, so that nobody takes another's time.
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
      // Whoever waits for `turn` is notified of its failure; the next one in the queue only needs its end.
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
