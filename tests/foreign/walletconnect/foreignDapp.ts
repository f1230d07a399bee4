import type { ChainId } from '../../../src/backends/port/chainIds.ts'

/** A foreign app's proposal when it connects. */
export interface ForeignProposal {
  /** Chains that the session requires; clients from 2.18 on send them as optional ones. */
  readonly required?: readonly ChainId[]
  readonly optional?: readonly ChainId[]
  /** Defaults to `foreignMethods`. */
  readonly methods?: readonly string[]
}

/** An app with a foreign client, with the abilities of all such clients. */
export interface ForeignDapp {
  /** Resolves with the URI for the phone; `approved` with the outcome. */
  connect(proposal: ForeignProposal): Promise<{ uri: string; approved: Promise<unknown> }>
  /** CAIP-10, on all chains. */
  accounts(): readonly string[]
  request(method: string, params: readonly unknown[]): Promise<unknown>
  /** The accounts, or the chain number, of the next such event. */
  next(event: 'accountsChanged' | 'chainChanged'): Promise<unknown>
  /** Resolves when the wallet has ended the session. */
  ended(): Promise<unknown>
  ping(): Promise<unknown>
  /** Expiry of the session, in seconds since epoch. */
  expiry(): number
  disconnect(): Promise<unknown>
  /** The same app after a reload of its page. */
  reopen(): Promise<ForeignDapp>
}

/** The methods an app requests. */
export const foreignMethods = [
  'eth_accounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
]
export const foreignEvents = ['chainChanged', 'accountsChanged']
