import type { ChainId } from '../../../src/backends/port/chainIds.ts'

/** What a foreign app asks for when it connects. */
export interface ForeignProposal {
  /** Without these it wants no session; clients from 2.18 on send them as optional ones. */
  readonly required?: readonly ChainId[]
  readonly optional?: readonly ChainId[]
  /** `foreignMethods` when absent. */
  readonly methods?: readonly string[]
}

/** An app with a client that is not ours, by what every such client can do. */
export interface ForeignDapp {
  /** Resolves with the address for the phone; `approved` with what became of it. */
  connect(proposal: ForeignProposal): Promise<{ uri: string; approved: Promise<unknown> }>
  /** CAIP-10, of all chains. */
  accounts(): readonly string[]
  request(method: string, params: readonly unknown[]): Promise<unknown>
  /** The accounts, or the number of the chain, of the next such event. */
  next(event: 'accountsChanged' | 'chainChanged'): Promise<unknown>
  /** Resolves when the wallet has ended the session. */
  ended(): Promise<unknown>
  ping(): Promise<unknown>
  /** Of the session, in seconds since epoch. */
  expiry(): number
  disconnect(): Promise<unknown>
  /** The same app after its page was loaded again. */
  reopen(): Promise<ForeignDapp>
}

/** What an app asks for beside chains. */
export const foreignMethods = [
  'eth_accounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
]
export const foreignEvents = ['chainChanged', 'accountsChanged']
