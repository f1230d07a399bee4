import { asRecord } from '../../backends/port/asRecord.ts'
import type { ChainActor } from '../../backends/mock/chains/chainActor.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'

type Waiting = Awaited<ReturnType<ChainActor['waiting']>>

export interface ChainReading {
  readonly block: number
  /** Time of that block, ms since epoch. */
  readonly at: number
  /** Wei per gas. */
  readonly baseFee: bigint
  /** Native balances in wei, by index of the test account. */
  readonly balances: readonly bigint[]
  /** Whether it mines automatically. */
  readonly automine: boolean
  readonly waiting: Waiting
}

/** The current state of a local chain. */
export async function readChain(chains: ChainActor, chainId: ChainId): Promise<ChainReading> {
  const [block, automine, waiting, ...balances] = await Promise.all([
    chains.rpc(chainId, 'eth_getBlockByNumber', ['latest', false]),
    chains.automine(chainId),
    chains.waiting(chainId),
    ...chains.accounts.map(({ address }) =>
      chains.rpc(chainId, 'eth_getBalance', [address, 'latest']),
    ),
  ])
  const { number, timestamp, baseFeePerGas } = asRecord(block)
  return {
    block: Number(number),
    at: Number(timestamp) * 1000,
    baseFee: BigInt(String(baseFeePerGas ?? '0x0')),
    balances: balances.map((wei) => BigInt(String(wei))),
    automine,
    waiting,
  }
}
