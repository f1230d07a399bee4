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
  /** The networks with a local anvil. */
  readonly networks: readonly Network[]
  /** The clusters with a local Solana. */
  readonly solanaNetworks: readonly { readonly id: ChainId; readonly name: string }[]
  /** The public test accounts, marked as such. */
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
  /** The public test accounts on Solana, with the same indexes. */
  readonly solanaAccounts: readonly { readonly index: number; readonly address: string }[]
  readonly solana: SolanaControls
  /**
   * Returns RPC URLs for scripts: of the chain of the tab that a person looked at last, and of this
   * tab's chain.
   */
  rpcUrls(chainId: ChainId): { readonly inFront: string; readonly ofThisTab: string }
  rpc(chainId: ChainId, method: string, params?: readonly unknown[]): Promise<unknown>
  mine(chainId: ChainId, blocks?: number): Promise<void>
  /** Sets the balance of an account, in wei. */
  setBalance(chainId: ChainId, address: string, wei: bigint): Promise<void>
  /** Sets the base fee of the next block, in wei per gas; later blocks adjust it. */
  setBaseFee(chainId: ChainId, wei: bigint): Promise<void>
  /** Sets the L1 data fee of a chain of the OP stack, in wei per byte of a transaction. */
  setL1Fee(chainId: ChainId, weiPerByte: bigint): Promise<void>
  readonly setName: SetName
  /** Pays from a third party, e.g. bought tokens. */
  readonly pay: PayFromTreasury
  /** Adds a look-alike address of an attacker to an account's history. */
  readonly poisonHistory: PoisonHistory
  /**
   * Sets the price in USD of a coin or token of that symbol, in the whole world; pools that were
   * read before follow.
   */
  setPrice(symbol: string, usd: number): Promise<void>
  /** Adjusts the pools that were read before to the prices of the world; resolves when done. */
  followPrices(): Promise<void>
  /** Resets all chains of this stage to genesis. */
  reset(): Promise<void>
  /** Calls the listener after every action. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}
