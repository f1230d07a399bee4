import { hexQuantity } from '../../port/hex.ts'
import { asRecord } from '../../port/asRecord.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { ChainTime } from './chainTime.ts'
import type { LocalChains } from './localChains.ts'
import { untilMined } from './untilMined.ts'

/** A transaction that is not in a block yet. */
export interface WaitingTransaction {
  readonly hash: string
  readonly from: string
  readonly to: string | null
  readonly nonce: number
  /** The value in wei. */
  readonly value: bigint
}

/** The waiting transactions of the local chains, and actions on them. */
export interface Mempool {
  /** Returns whether a transaction is mined as soon as it is sent. */
  automine(chainId: ChainId): Promise<boolean>
  /** When switched on, waiting transactions are mined. */
  setAutomine(chainId: ChainId, on: boolean): Promise<void>
  /** Returns the waiting transactions by sender and nonce. */
  waiting(chainId: ChainId): Promise<readonly WaitingTransaction[]>
  /** Removes every waiting transaction, like a node whose pool is full. */
  drop(chainId: ChainId): Promise<void>
  /**
   * Replaces the newest waiting transaction: with the same at a higher fee (`speedUp`), or with an empty one to its sender (`cancel`).
   * Resolves with the new hash; rejects if none waits.
   */
  replace(chainId: ChainId, how: 'speedUp' | 'cancel'): Promise<string>
  /** Replaces the newest blocks with empty ones, so that their transactions are undone. */
  reorg(chainId: ChainId, depth: number): Promise<void>
}

type Draft = Readonly<Record<string, string | null>>

export function createMempool(chains: Pick<LocalChains, 'rpc'>, time: ChainTime): Mempool {
  async function pool(chainId: ChainId): Promise<readonly Draft[]> {
    // Transactions with a gap before their nonce are omitted, because no block can include them.
    const { pending = {} } = asRecord(await chains.rpc(chainId, 'txpool_content')) as {
      readonly pending?: Readonly<Record<string, Readonly<Record<string, Draft>>>>
    }
    return Object.values(pending).flatMap((byNonce) => Object.values(byNonce))
  }

  const raised = (fee: string | null | undefined) => hexQuantity((BigInt(fee ?? 0) * 3n) / 2n)

  return {
    automine: async (chainId) => (await chains.rpc(chainId, 'anvil_getAutomine')) === true,

    setAutomine: (chainId, on) =>
      time.inTurn(chainId, async () => {
        await chains.rpc(chainId, 'evm_setAutomine', [on])
        if (!on) return
        for (const { hash } of await pool(chainId)) await untilMined(chains, chainId, hash)
      }),

    async waiting(chainId) {
      return (await pool(chainId)).map(({ hash, from, to, nonce, value }) => ({
        hash: hash ?? '',
        from: from ?? '',
        to: to ?? null,
        nonce: Number(nonce),
        value: BigInt(value ?? 0),
      }))
    },

    async drop(chainId) {
      await chains.rpc(chainId, 'anvil_dropAllTransactions')
    },

    async replace(chainId, how) {
      const newest = (await pool(chainId)).at(-1)
      if (newest === undefined) throw new Error(`No transaction waits on ${chainId}.`)
      const { from, to, nonce, value, input, gas } = newest
      const act = how === 'cancel' ? { to: from, value: '0x0' } : { to, value, data: input, gas }
      const fees =
        newest['maxFeePerGas'] === undefined
          ? { gasPrice: raised(newest['gasPrice']) }
          : {
              maxFeePerGas: raised(newest['maxFeePerGas']),
              maxPriorityFeePerGas: raised(newest['maxPriorityFeePerGas']),
            }
      return String(await time.send(chainId, { from, nonce, ...act, ...fees }))
    },

    reorg: (chainId, depth) =>
      time.inTurn(chainId, async () => {
        await chains.rpc(chainId, 'anvil_reorg', [depth, []])
      }),
  }
}
