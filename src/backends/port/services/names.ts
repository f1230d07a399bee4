import type { ChainId } from '../chainIds.ts'
import type { Address, Eip1193Provider } from '../connectors.ts'

export interface NameSuggestion {
  /** The label, without the suffix (C-174). */
  readonly name: string
  readonly registered: boolean
}

/** One of the addresses of a name. */
export interface NamedAddress {
  /** The coin type of the chain (SLIP-44; ENSIP-11 for EVM chains other than Ethereum). */
  readonly coinType: number
  readonly address: Address
}

/** The account that a name is registered for, and its wallet. */
export interface NameSigner {
  readonly address: Address
  readonly chainId: ChainId
  readonly provider: Pick<Eip1193Provider, 'request'>
}

/** The account-name service (C-299, C-300). Rejects with `name.*`, `network.failed`, `http.*`. */
export interface Names {
  /**
   * The zone of the names, which the input shows after the label, e.g. `.wcn.id` (open point 98).
   */
  readonly suffix: string
  suggestions(label: string, signal?: AbortSignal): Promise<readonly NameSuggestion[]>
  isRegistered(label: string, signal?: AbortSignal): Promise<boolean>
  /**
   * Returns the addresses of a name, after it removed the suffix; none when the name is unknown
   * (C-300).
   */
  resolve(name: string, signal?: AbortSignal): Promise<readonly NamedAddress[]>
  reverse(address: Address, signal?: AbortSignal): Promise<string | undefined>
  /**
   * Registers a name, after one signature of the signer, which proves that the account is theirs
   * (wire 1.6).
   */
  register(label: string, signer: NameSigner, signal?: AbortSignal): Promise<void>
}
