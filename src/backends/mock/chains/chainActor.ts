import type { ChainId } from '../../port/chainIds.ts'
import type { Network } from '../../port/network.ts'
import type { SolanaControls } from './solana/solanaControls.ts'
import type { PoisonHistory } from './poisonHistory.ts'
import type { SetName } from './setName.ts'
import type { PayFromTreasury } from './treasury.ts'
import type { Mempool } from './mempool.ts'
import type { TokenControls } from './tokens/tokenControls.ts'

/** The local chains for whoever operates them: amounts in base units and wei, chains by CAIP-2. */
export interface ChainActor extends TokenControls, Mempool {
  /** Chains with a local anvil. */
  readonly networks: readonly Network[]
  /** Clusters with a local Solana. */
  readonly solanaNetworks: readonly { readonly id: ChainId; readonly name: string }[]
  /** Public test accounts, marked as such. */
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  /** The same on Solana, by the same indexes. */
  readonly solanaAccounts: readonly { readonly index: number; readonly address: string }[]
  readonly solana: SolanaControls
  /** Where a script reaches the chain of the tab that a person looked at last, and always that of this one. */
  rpcUrls(chainId: ChainId): { readonly inFront: string; readonly ofThisTab: string }
  rpc(chainId: ChainId, method: string, params?: readonly unknown[]): Promise<unknown>
  mine(chainId: ChainId, blocks?: number): Promise<void>
  /** Wei. */
  setBalance(chainId: ChainId, address: string, wei: bigint): Promise<void>
  /** Wei per gas of the next block; later ones move on from it. */
  setBaseFee(chainId: ChainId, wei: bigint): Promise<void>
  readonly setName: SetName
  /** A stranger's payment, e.g. of what was bought. */
  readonly pay: PayFromTreasury
  /** A stranger's look-alike in the history of somebody. */
  readonly poisonHistory: PoisonHistory
  /** USD per coin or token of that symbol, in the whole world: pools that were looked at follow. */
  setPrice(symbol: string, usd: number): Promise<void>
  /** Brings the pools that were looked at to the prices of the world; resolves when they are there. */
  followPrices(): Promise<void>
  /** All chains of this stage back to genesis. */
  reset(): Promise<void>
  /** Told after whatever was done here. */
  subscribe(listener: () => void): () => void
}
