import type { ChainId } from '../../../port/chainIds.ts'
import type { WalletBehaviour } from '../../world/misbehaviours.ts'
import type { InstalledWallet } from '../../world/worldTypes.ts'

/** A request that waits for the owner of a simulated wallet. */
export interface WalletRequest {
  readonly id: number
  readonly walletKey: string
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The request in words; `undefined` if the method is clear without it. */
  readonly words: string | undefined
  readonly at: number
}

/** The controls of the installed wallets. */
export interface WalletActors {
  /** Returns the requests that wait for a decision, oldest first. */
  requests(): readonly WalletRequest[]
  approve(requestId: number): Promise<void>
  /** Rejects a request with an EIP-1193 code, 4001 if absent. */
  reject(requestId: number, code?: number, message?: string): void
  /** Answers a request with a scripted response, right or wrong. */
  answer(requestId: number, result: unknown): void
  /** Changes that the owner makes in the wallet itself. Events follow as a real wallet sends them. */
  setAccounts(walletKey: string, accountIndexes: readonly number[]): void
  setChain(walletKey: string, chainId: ChainId): void
  lock(walletKey: string, locked: boolean): void
  disconnect(walletKey: string): void
  /**
   * Makes the wallet depart from the standards from now on; without a behaviour, it keeps to them
   * again.
   */
  misbehave(walletKey: string, behaviour?: WalletBehaviour): void
  install(wallet: InstalledWallet): void
  uninstall(walletKey: string): void
  subscribe(listener: () => void): () => void
}
