import { hexQuantity } from '../../../port/hex.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { chainOf } from '../../world/chainOf.ts'
import { wrappedCoin } from '../../chains/tokens/wrappedCoin.ts'
import type { World, WorldState } from '../../world/worldTypes.ts'
import {
  intendedMoves,
  moveOfLog,
  movesOfSwap,
  movesOfWrapping,
  type Move,
  type RpcLog,
  type RpcTransaction,
} from './historyMoves.ts'

/** A mined transaction, with the fields that a history needs. */
export interface MinedTransaction {
  readonly sent: RpcTransaction
  readonly blockNumber: number
  /** True if the transaction is the only one in its block; then it causes all of the block's balance changes. */
  readonly alone: boolean
  /** When it was mined, in ms since epoch. */
  readonly at: number
  readonly succeeded: boolean
  readonly swapped: boolean
  /** The address of the contract that it created. */
  readonly created: string | undefined
  readonly moves: readonly Move[]
  /** The prices in USD by symbol when the block was found. */
  readonly prices: WorldState['prices']
}

interface Block {
  readonly number: number
  readonly hash: string
  readonly transactions: readonly MinedTransaction[]
}

type RpcBlock = { hash: string; timestamp: string; transactions: readonly RpcTransaction[] }
type RpcReceipt = { status: string; contractAddress: string | null; logs: readonly RpcLog[] }

/** Reads each new block of the local chains once; removes blocks that a reorganisation undid. */
export interface HistoryBlocks {
  /** Returns the transactions, newest first. */
  transactions(chainId: ChainId): Promise<readonly MinedTransaction[]>
}

export function createHistoryBlocks(options: {
  chains: Pick<LocalChains, 'rpc'>
  world: Pick<World, 'get'>
}): HistoryBlocks {
  const { chains, world } = options
  const blocksByChain = new Map<ChainId, readonly Block[]>()
  const turns = new Map<ChainId, Promise<unknown>>()

  async function block(chainId: ChainId, number: number, whole: boolean) {
    const answer = await chains.rpc(chainId, 'eth_getBlockByNumber', [hexQuantity(number), whole])
    return answer as RpcBlock | null // This is the local node's own response.
  }

  async function read(chainId: ChainId, number: number): Promise<Block> {
    const found = await block(chainId, number, true)
    if (!found) throw new Error(`Block ${number} of ${chainId} is not there any more.`)
    const { hash, timestamp, transactions } = found
    const wrapped = wrappedCoin(chainId)
    const mined = transactions.map(async (sent): Promise<MinedTransaction> => {
      const answer = await chains.rpc(chainId, 'eth_getTransactionReceipt', [sent.hash])
      // This is the local node's own response.
      const { status, contractAddress, logs } = answer as RpcReceipt
      const succeeded = status === '0x1'
      const swaps = logs.flatMap((log) => movesOfSwap(log) ?? [])
      const wraps = logs.flatMap((log) => movesOfWrapping(log, wrapped))
      // A transfer to the wrapper itself is covered by the wrapper's own log.
      const wrapsAll = wraps.length > 0 && sent.to?.toLowerCase() === wrapped
      const coins =
        BigInt(sent.value) > 0n && !wrapsAll ? intendedMoves({ ...sent, input: '0x' }) : []
      return {
        sent,
        blockNumber: number,
        alone: transactions.length === 1,
        at: Number(timestamp) * 1_000,
        succeeded,
        swapped: swaps.length > 0,
        created: contractAddress ?? undefined,
        moves: succeeded
          ? swaps.length > 0
            ? swaps
            : [...coins, ...wraps, ...logs.flatMap(moveOfLog)]
          : intendedMoves(sent, wrapped),
        prices: world.get().prices,
      }
    })
    return { number, hash, transactions: await Promise.all(mined) }
  }

  /** Returns the number of the first block of the world. No account was active before. */
  async function beginning(chainId: ChainId): Promise<number> {
    const chain = chainOf(world.get(), chainId)
    if (chain?.genesis !== 'fork') return 0
    const { forkConfig } = asRecord(await chains.rpc(chainId, 'anvil_nodeInfo'))
    return Number(asRecord(forkConfig)['forkBlockNumber'] ?? 0)
  }

  async function follow(chainId: ChainId): Promise<readonly MinedTransaction[]> {
    const latest = Number(await chains.rpc(chainId, 'eth_blockNumber'))
    const blocks = [...(blocksByChain.get(chainId) ?? [])]
    for (;;) {
      const top = blocks.at(-1)
      if (!top) break
      const there = top.number <= latest ? await block(chainId, top.number, false) : null
      if (there?.hash === top.hash) break
      blocks.pop()
    }
    const last = blocks.at(-1)?.number ?? (await beginning(chainId))
    for (let number = last + 1; number <= latest; number += 1) {
      blocks.push(await read(chainId, number))
    }
    blocksByChain.set(chainId, blocks)
    return blocks.flatMap(({ transactions }) => transactions).toReversed()
  }

  return {
    transactions(chainId) {
      // Blocks are read one at a time per chain, so that none is read twice. The earlier caller
      // received the error.
      const turn = (turns.get(chainId) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => follow(chainId))
      turns.set(chainId, turn)
      return turn
    },
  }
}
