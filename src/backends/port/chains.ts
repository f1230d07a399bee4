import type { Address } from './connectors.ts'
import type { Network } from './network.ts'

/** An event of a contract. Topics and data are hex. */
export interface ReceiptLog {
  readonly address: Address
  readonly topics: readonly string[]
  readonly data: string
}

/** The result of a mined transaction. */
export interface Receipt {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
  /**
   * The events of the transaction. If they are absent, a change of a token is read from the token's
   * state.
   */
  readonly logs?: readonly ReceiptLog[]
}

/**
 * Reads a chain through its RPC URL: the host's own, or the service's, which needs chain id and
 * project id (C-298, wire 1.5). Amounts are in the smallest unit (wei). Rejects with
 * `chain.failed`, `chain.malformed`, `network.failed`, `http.status`, `aborted`.
 */
export interface Chains {
  /** Returns the native balance in wei. */
  nativeBalance(network: Network, address: Address, signal?: AbortSignal): Promise<bigint>
  /** Sends one JSON-RPC read; the result is unchecked. */
  call(
    network: Network,
    method: string,
    params: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>
  /**
   * Waits for the receipt, at most `timeoutMs` on the clock. Resolves with `undefined`
   * after that, because a late transaction is no failure.
   */
  waitForReceipt(
    network: Network,
    hash: string,
    options: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<Receipt | undefined>
  /** Looks up name and avatar of an address by ENS on mainnet (C-307). */
  ensIdentity(address: Address, signal?: AbortSignal): Promise<{ name?: string; avatar?: string }>
  /**
   * Returns the picture of an ENS name; `undefined` when there is none that may be shown (wire
   * 1.6).
   */
  ensAvatar?(name: string, signal?: AbortSignal): Promise<string | undefined>
  /**
   * Returns the address of an ENS name for a coin type (ENSIP-9, ENSIP-11; 60 is Ethereum);
   * `undefined` when there is none (C-307).
   */
  ensAddress(name: string, coinType: number, signal?: AbortSignal): Promise<Address | undefined>
  /**
   * Returns whether an address has the same owner on Ethereum mainnet and on `network`. True for a
   * key; true for a contract account only if the same code is deployed on both.
   */
  sameAccountOn(address: Address, network: Network, signal?: AbortSignal): Promise<boolean>
}
