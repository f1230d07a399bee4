import type { ChainId } from '../../port/chainIds.ts'
import type { Network } from '../../port/network.ts'
import type { SolanaControls } from './solana/solanaControls.ts'
import type { PoisonHistory } from './poisonHistory.ts'
import type { SetName } from './setName.ts'
import type { PayFromTreasury } from './treasury.ts'
import type { Mempool } from './mempool.ts'
import type { TokenControls } from './tokens/tokenControls.ts'

/** The controls of the local chains: amounts in base units and wei, chains by CAIP-2. */
export interface ChainActor extends TokenControls, Mempool {
  /** Chains with a local anvil. */
  readonly networks: readonly Network[]
  /** Clusters with a local Solana. */
  readonly solanaNetworks: readonly { readonly id: ChainId; readonly name: string }[]
  /** Public test accounts, marked as such. */
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  /** Public test accounts on Solana, with the same indexes. */
  readonly solanaAccounts: readonly { readonly index: number; readonly address: string }[]
  readonly solana: SolanaControls
  /** RPC URLs for scripts: of the chain of the tab that a person looked at last, and of this tab's chain. */
  rpcUrls(chainId: ChainId): { readonly inFront: string; readonly ofThisTab: string }
  rpc(chainId: ChainId, method: string, params?: readonly unknown[]): Promise<unknown>
  mine(chainId: ChainId, blocks?: number): Promise<void>
  /** Wei. */
  setBalance(chainId: ChainId, address: string, wei: bigint): Promise<void>
  /** Base fee of the next block, wei per gas; later blocks adjust it. */
  setBaseFee(chainId: ChainId, wei: bigint): Promise<void>
  /** The L1 data fee of a chain of the OP stack, wei per byte of a transaction. */
  setL1Fee(chainId: ChainId, weiPerByte: bigint): Promise<void>
  readonly setName: SetName
  /** A payment from a third party, e.g. of bought tokens. */
  readonly pay: PayFromTreasury
  /** Adds a look-alike address of an attacker to an account's history. */
  readonly poisonHistory: PoisonHistory
  /** USD per coin or token of that symbol, in the whole world; pools that were read before follow. */
  setPrice(symbol: string, usd: number): Promise<void>
  /** Adjusts the pools that were read before to the prices of the world; resolves when done. */
  followPrices(): Promise<void>
  /** Resets all chains of this stage to genesis. */
  reset(): Promise<void>
  /** Notifies after every action. */
  subscribe(listener: () => void): () => void
}
