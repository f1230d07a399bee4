import { hexQuantity } from '../../../port/hex.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { wrappedCoin } from '../../chains/tokens/wrappedCoin.ts'
import type { World } from '../../world/worldTypes.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { HistoryBlocks, MinedTransaction } from './historyBlocks.ts'
import { chainEntry } from './chainEntry.ts'
import { intendedMoves, type Move, type RpcTransaction } from './historyMoves.ts'
import type { WireTransaction } from './wireTransaction.ts'

/**
 * Reads the activity of accounts on the local chains: waiting transactions, and those in blocks.
 */
export interface HistoryChain {
  /** Returns the entries, newest first. `account` may be in any case. */
  entries(chainId: ChainId, account: string): Promise<readonly WireTransaction[]>
}

export function createHistoryChain(options: {
  chains: Pick<LocalChains, 'rpc'>
  world: Pick<World, 'get'>
  clock: Pick<Clock, 'now'>
  blocks: HistoryBlocks
}): HistoryChain {
  const { chains, world, clock, blocks } = options
  /** When a waiting transaction was first seen, virtual ms since epoch. */
  const firstSeenAt = new Map<string, number>()
  const deltas = new Map<string, Promise<bigint>>()

  async function waiting(chainId: ChainId): Promise<readonly RpcTransaction[]> {
    const content = asRecord(await chains.rpc(chainId, 'txpool_content')) as Record<
      'pending' | 'queued',
      Record<string, Record<string, RpcTransaction>> | undefined
    >
    return [content.pending, content.queued].flatMap((part) =>
      Object.values(part ?? {}).flatMap((byNonce) => Object.values(byNonce)),
    )
  }

  /** Returns the change of an account's native balance in a block, in wei. */
  function delta(chainId: ChainId, account: string, number: number): Promise<bigint> {
    const key = `${chainId} ${account} ${number}`
    const at = async (block: number) =>
      BigInt(String(await chains.rpc(chainId, 'eth_getBalance', [account, hexQuantity(block)])))
    const found = deltas.get(key)
    if (found) return found
    const asked = Promise.all([at(number), at(number - 1)]).then(
      ([after, before]) => after - before,
    )
    deltas.set(key, asked)
    return asked
  }

  /**
   * Derives the coins that a contract pays or takes from the balance, because they leave no log.
   */
  async function hiddenMoves(
    chainId: ChainId,
    account: string,
    { sent, moves, alone, blockNumber, succeeded }: MinedTransaction,
  ): Promise<readonly Move[]> {
    const touched = moves.some(({ from, to }) => from === account || to === account)
    const plain = sent.input === '0x' || sent.from.toLowerCase() === account
    if (touched || plain || !alone || !succeeded) return []
    const change = await delta(chainId, account, blockNumber)
    if (change === 0n) return []
    const other = sent.to?.toLowerCase() ?? ''
    return change > 0n
      ? [{ kind: 'coin', from: other, to: account, units: change }]
      : [{ kind: 'coin', from: account, to: '', units: -change }]
  }

  return {
    async entries(chainId, asked) {
      const account = asked.toLowerCase()
      const shared = { chainId, account, world: world.get() }
      const inPool = await waiting(chainId)
      const inBlocks = await blocks.transactions(chainId)
      // The node's pool may briefly list a transaction that is already in a block.
      const there = new Set(inBlocks.map(({ sent }) => sent.hash))
      const notYet = inPool.filter(({ hash }) => !there.has(hash))
      const pool = notYet.map((sent) => {
        const at = firstSeenAt.get(sent.hash) ?? clock.now()
        firstSeenAt.set(sent.hash, at)
        return chainEntry({
          ...shared,
          sent,
          at,
          status: 'pending',
          swapped: false,
          created: undefined,
          moves: intendedMoves(sent, wrappedCoin(chainId)),
          prices: world.get().prices,
        })
      })
      const mined = inBlocks.map(async (each) =>
        chainEntry({
          ...shared,
          ...each,
          status: each.succeeded ? 'confirmed' : 'failed',
          moves: [...each.moves, ...(await hiddenMoves(chainId, account, each))],
        }),
      )
      return [...pool.toReversed(), ...(await Promise.all(mined))].flatMap((each) => each ?? [])
    },
  }
}
