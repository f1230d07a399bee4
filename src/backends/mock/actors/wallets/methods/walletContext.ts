import type { ChainId } from '../../../../port/chainIds.ts'
import type { Clock } from '../../../../port/clock.ts'
import type { SendTransaction } from '../../../chains/chainTime.ts'
import type { LocalChains } from '../../../chains/localChains.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import type { InstalledWallet } from '../../../world/worldTypes.ts'
import type { WalletStore } from '../walletStore.ts'

/** Asks the owner; when approved, does `act`. */
export type RequestApproval = <T>(act: () => Promise<T> | T) => Promise<T | unknown>

/** One method of a wallet: checks its parameters, asks the owner where it has to, answers or rejects with an `RpcError`. */
export type WalletMethod = (params: readonly unknown[], approve: RequestApproval) => unknown

/** Methods by name. */
export type WalletMethodTable = Readonly<Record<string, WalletMethod>>

/** One wallet, and what stands around it. */
export interface WalletMethodsOptions {
  readonly key: string
  readonly origin: string
  readonly store: WalletStore
  readonly chains: LocalChains
  readonly send: SendTransaction
  readonly clock: Pick<Clock, 'now'>
  readonly emit: (event: string, payload: unknown) => void
  /** Notifies the page that the wallet is on another chain. */
  readonly moved: (chainId: ChainId) => void
  /** True while a request to connect waits for the owner. */
  readonly connecting: () => boolean
  /** The chain of the node at an RPC address; `undefined` where none answers. */
  readonly chainOfRpcUrl: (address: string) => ChainId | undefined
}

/** What every method of one wallet works with. */
export interface WalletContext extends WalletMethodsOptions {
  /** Rejects with 4900 where it is not installed any more. */
  wallet(): InstalledWallet
  /** Addresses that the page may see, the active one first. */
  accounts(): readonly string[]
  /** The account in the wallet's own spelling; rejects with 4100 where the page has no permission for it. */
  mustOwn(address: unknown): string
  /** Rejects with 4901 for a chain that is not there. */
  mustReach(chainId: ChainId): void
}

/** See `WalletContext`. */
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
