import type { Address } from './connectors.ts'
import type { Network } from './network.ts'

/** What became of a transaction. */
export interface Receipt {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber: bigint
}

/**
 * Reading a chain through its RPC address (C-298, wire 1.5). Amounts are in the smallest unit (wei).
 * Rejects with `chain.failed`, `chain.malformed`, `network.failed`, `http.status`, `aborted`.
 */
export interface Chains {
  /** Native balance in wei. */
  nativeBalance(network: Network, address: Address, signal?: AbortSignal): Promise<bigint>
  /** One JSON-RPC read; the answer is unchecked. */
  call(
    network: Network,
    method: string,
    params: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown>
  /** Waits for the receipt, at most `timeoutMs` on the clock; `undefined` when time is over. */
  waitForReceipt(
    network: Network,
    hash: string,
    options: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<Receipt | undefined>
  /** Name and avatar of an address by ENS on mainnet (C-307). */
  ensIdentity(address: Address, signal?: AbortSignal): Promise<{ name?: string; avatar?: string }>
  /** The picture that an ENS name carries, `undefined` when it has none that may be shown (wire 1.6). */
  ensAvatar?(name: string, signal?: AbortSignal): Promise<string | undefined>
  /**
   * The address that an ENS name holds for one coin type (ENSIP-9, ENSIP-11; 60 is Ethereum), `undefined` when
   * it holds none (C-307).
   */
  ensAddress(name: string, coinType: number, signal?: AbortSignal): Promise<Address | undefined>
  /**
   * Whether whoever holds an address on Ethereum mainnet holds it on `network` too: a key does, a contract
   * account only where the same code stands.
   */
  sameAccountOn(address: Address, network: Network, signal?: AbortSignal): Promise<boolean>
}
