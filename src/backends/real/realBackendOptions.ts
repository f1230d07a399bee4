import type { Backend } from '../port/backend.ts'
import type { EvmChain, Network } from '../port/network.ts'
import type { Optional } from '../port/optional.ts'
import type { OpenTabChannel } from '../port/tabChannel.ts'
import type { ListedToken } from './chain/chainBalances.ts'
import type { MountFrame } from './frame/frameElement.ts'
import type { RefusedMessage } from './frame/refusedMessage.ts'
import type { Fetch } from './http/httpClient.ts'
import type { SdkIdentity } from './sdkIdentity.ts'
import type { ServiceAddresses } from './serviceAddresses.ts'

/** Ports that need a service that a host may not have. */
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
 * A given port replaces the default one, also for the other ports. `false` means that there is no such service: it is
 * never called, and the widget hides its controls. Balances and names then come from the chains, activity from
 * transactions sent with this widget.
 */
type OwnPorts = {
  readonly [Name in keyof Backend]?:
    Backend[Name] | (Name extends OptionalPort ? false : never) | undefined
}

/** The options of the production backend. All are optional. */
export interface RealBackendOptions extends OwnPorts {
  /**
   * `'none'` sets `false` for every such port that is not given. It leaves the wallets of this browser and the
   * networks' `rpcUrl`, which each network then needs.
   */
  readonly services?: 'none' | undefined
  /** The tokens whose balances are read from the chain without a balance service: the entries of a Token List. */
  readonly tokenList?: readonly ListedToken[] | undefined
  /** The base addresses of the services, for a host that runs its own (wire 1.1). */
  readonly addresses?: Optional<ServiceAddresses> | undefined
  readonly fetch?: Fetch | undefined
  /** The page's window. Looked up on use, so a server needs none. */
  readonly window?: Window | undefined
  readonly sdk?: Optional<SdkIdentity> | undefined
  /** The Ethereum network for ENS; defaults to the widget's own network, else to the blockchain API. */
  readonly mainnet?: Network | EvmChain | undefined
  /**
   * The zone of account names, which the input shows after the name. Defaults to `.wcn.id` (wire
   * 1.6, open point 98).
   */
  readonly nameSuffix?: string | undefined
  /** The beginning of a login's storage keys. Defaults to `@foyer/frame/` (wire 2.8). */
  readonly frameStoragePrefix?: string | undefined
  /** Puts the secure site's frame into the page. Defaults to the real frame. */
  readonly mountFrame?: MountFrame | undefined
  /** Opens the channel on which the tabs of the site tell each other that the login changed. Defaults to BroadcastChannel. */
  readonly openTabChannel?: OpenTabChannel | undefined
  /** Receives failures that no call rejects with: analytics, storage, malformed wallet events. Silent when absent. */
  readonly onError?: ((error: Error) => void) | undefined
  /** Called with refused frame messages. */
  readonly onRefused?: ((refused: RefusedMessage) => void) | undefined
}
