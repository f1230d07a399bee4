import type { ChainId, ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { Connection } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import { swapNetworks } from '../../core/networks/swapNetworks.ts'
import type { ViewName } from '../../core/kernel/viewParams.ts'

/** What a connection says about the networks that it supports. */
export type NetworkSupport = Pick<Connection, 'chain' | 'approvedChainIds'>

/** The connection's facts for the choice of a network. */
export interface ChoiceFacts {
  /** The connection of the active network's namespace, if there is one. */
  readonly reach: NetworkSupport | undefined
  /** The connection of the chosen network's namespace, if there is one. */
  readonly own: (NetworkSupport & Pick<Connection, 'chainId'>) | undefined
  readonly activeId: ChainId
}

/** The pause in typing after which the list is filtered, in ms (C-357). */
export const searchDebounce = 100

/** The networks whose name contains the query, in any letter case (C-114). */
export function filterNetworks(networks: readonly Network[], query: string): readonly Network[] {
  const lowerCaseQuery = query.trim().toLowerCase()
  return networks.filter(({ name }) => name.toLowerCase().includes(lowerCaseQuery))
}

/**
 * What choosing a network does.
 *
 * - `connect`: no account is connected; activate the network and connect
 * - `back`: the network is already active, so the view before is shown again
 * - `namespace`: another wallet is connected there and on that network; activate its account
 * - `otherChain`: no account is connected in that chain namespace, which has to become active first (C-223)
 * - `switch`: the wallet approved the network, so it switches without a prompt
 * - `ask`: the wallet accepts any network and is asked
 * - `refused`: the wallet does not support the network
 */
export type NetworkChoice =
  'connect' | 'back' | 'namespace' | 'otherChain' | 'switch' | 'ask' | 'refused'

/** Decides what choosing a network does. */
export function chooseNetwork(
  network: Pick<Network, 'id' | 'chain'>,
  { reach, own, activeId }: ChoiceFacts,
): NetworkChoice {
  if (!own && !reach) return 'connect'
  if (network.id === activeId) return 'back'
  if (!own) return 'otherChain'
  if (own.chain !== reach?.chain && own.chainId === network.id) return 'namespace'
  if (!own.approvedChainIds) return 'ask'
  return own.approvedChainIds.includes(network.id) ? 'switch' : 'refused'
}

/** The networks of UnsupportedChain: approved ones first, in swap mode only those of the swap (C-123, C-124). */
export function networksToOffer(
  networks: readonly Network[],
  { reach, swap }: { reach: NetworkSupport | undefined; swap: boolean },
): readonly Network[] {
  const offered = swap ? networks.filter(({ id }) => swapNetworks.includes(id)) : networks
  const approved = (id: ChainId) => reach?.approvedChainIds?.includes(id) ?? true
  return [...offered.filter(({ id }) => approved(id)), ...offered.filter(({ id }) => !approved(id))]
}

const networkViews: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** The view to return to from the network screens (open point 77); `undefined` when they came first. */
export function viewBeforeNetworks(history: readonly ViewName[]): ViewName | undefined {
  return history.findLast((view) => !networkViews.includes(view))
}

/** The network that SwitchActiveChain activates: the chosen one, else the first of that namespace. */
export function switchTarget(
  networks: readonly Network[],
  { chain, networkId }: { chain: ChainNamespace; networkId?: ChainId },
): Network | undefined {
  return (
    networks.find(({ id }) => id === networkId) ??
    networks.find((network) => network.chain === chain)
  )
}
