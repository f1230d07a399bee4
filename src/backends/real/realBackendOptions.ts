import type { Backend } from '../port/backend.ts'
import type { EvmChain, Network } from '../port/network.ts'
import type { ListedToken } from './chain/chainBalances.ts'
import type { MountFrame } from './frame/frameElement.ts'
import type { RefusedMessage } from './frame/refusedMessage.ts'
import type { Fetch } from './http/httpClient.ts'
import type { SdkIdentity } from './sdkIdentity.ts'
import type { ServiceAddresses } from './serviceAddresses.ts'

/** Ports behind which there is a service that a host may not have. */
export type OptionalPort =
  | 'analytics'
  | 'auth'
  | 'balances'
  | 'directory'
  | 'history'
  | 'identity'
  | 'names'
  | 'onramp'
  | 'swap'
  | 'walletConnect'

/**
 * A port that is given stands in for the one that would be built, also for the others. `false` says that there is no
 * such service: nothing is asked of it, and no control leads to it. Balances and names then come from the chains,
 * activity from what was sent with this widget.
 */
type OwnPorts = {
  readonly [Name in keyof Backend]?: Backend[Name] | (Name extends OptionalPort ? false : never)
}

/** All optional. */
export interface RealBackendOptions extends OwnPorts {
  /**
   * `'none'` is `false` for every such port that is not given: wallets of this browser, and the networks' own
   * `rpcUrl`, which each of them then needs.
   */
  readonly services?: 'none'
  /** Tokens whose balances are read where no balance service is asked: the entries of a Token List. */
  readonly tokenList?: readonly ListedToken[]
  /** Base addresses of the services (wire 1.1). */
  readonly addresses?: Partial<ServiceAddresses>
  readonly fetch?: Fetch
  /** The page's window; looked up when it is needed, so that a server needs none. */
  readonly window?: Window
  readonly sdk?: Partial<SdkIdentity>
  /** Ethereum as ENS is read from it; when absent the widget's own network, or else the blockchain API's. */
  readonly mainnet?: Network | EvmChain
  /** The zone of account names (wire 1.6, open point 98); `.wcn.id` when absent. */
  readonly nameSuffix?: string
  /** Before the keys of a login (wire 2.8); `@foyer/frame/` when absent. */
  readonly frameStoragePrefix?: string
  /** How the secure site's frame is put into the page; the real one when absent. */
  readonly mountFrame?: MountFrame
  /** Receives failures that no call rejects with: analytics, storage, odd wallet events. Silent when absent. */
  readonly onError?: (error: Error) => void
  /** Told of frame messages that were not believed. */
  readonly onRefused?: (refused: RefusedMessage) => void
}
