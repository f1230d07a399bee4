import type { ChainId } from '../../../../port/chainIds.ts'
import type { Clock } from '../../../../port/clock.ts'
import type { SendTransaction } from '../../../chains/chainTime.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import type { WalletStore } from '../walletStore.ts'

/** What a wallet does once its owner has approved the request. */
export class AfterApproval {
  readonly perform: () => unknown

  constructor(perform: () => unknown) {
    this.perform = perform
  }
}

/**
 * One method of a wallet: validates its parameters and returns a response, or `AfterApproval` if the owner has to be asked. Rejects
 * with an `RpcError`.
 */
export type WalletMethod = (params: readonly unknown[]) => unknown

/** Methods by name. */
export type WalletMethodTable = Readonly<Record<string, WalletMethod>>

/** One wallet and its environment. */
export interface WalletMethodsOptions {
  readonly key: string
  readonly origin: string
  readonly store: WalletStore
  readonly chains: LocalChains
  readonly send: SendTransaction
  readonly clock: Pick<Clock, 'now' | 'setTimer'>
  readonly emit: (event: string, payload: unknown) => void
  /** Notifies the page that the wallet has switched its chain. */
  readonly moved: (chainId: ChainId) => void
  /** True while a request to connect waits for the owner. */
  readonly connecting: () => boolean
  /** Returns the chain of the node at an RPC URL; `undefined` if no node answers. */
  readonly chainOfRpcUrl: (address: string) => ChainId | undefined
}

/** The context of every method of one wallet. */
export interface WalletContext extends WalletMethodsOptions {
  /** Returns the wallet. Rejects with 4900 if it is no longer installed. */
  wallet(): InstalledWallet
  /** Returns the addresses that the page may see, the active one first. */
  accounts(): readonly string[]
  /**
   * Returns the account in the wallet's own spelling. Rejects with 4100 if the page has no
   * permission for it.
   */
  mustOwn(address: unknown): string
  /** Rejects with 4901 for a chain that does not exist. */
  mustReach(chainId: ChainId): void
}

/** Creates what all methods of one wallet need: its state, its accounts, and the checks that reject a request. */
export function createWalletContext(options: WalletMethodsOptions): WalletContext {
  const { key, store, chains } = options
  const accounts = () => store.accounts(key)
  return {
    ...options,
    accounts,
    wallet() {
      const found = store.find(key)
      if (found === undefined) throw new RpcError(4900, 'The wallet is disconnected.')
      return found
    },
    mustOwn(address) {
      const own = accounts().find(
        (account) => account.toLowerCase() === String(address).toLowerCase(),
      )
      if (own !== undefined) return own
      throw new RpcError(4100, `The page may not use the account ${String(address)}.`)
    },
    mustReach(chainId) {
      if (chains.has(chainId)) return
      throw new RpcError(4901, `The wallet has no connection to ${chainId}.`)
    },
  }
}
