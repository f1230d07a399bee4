import type { Destination } from '../core/kernel/viewParams.ts'
import type { ParamRule } from '../core/modal/viewRecord.ts'
import { socialProviders } from '../../backends/port/connectors.ts'

// Each rule tells whether a parameter of a view can be used; docs/custom-button.md says the same in
// words.

export const isNetworkId: ParamRule = (id, { networks }) => !!networks.find(id as never)

/** Without a chain, a feature is enough: if no network has it, the view says so. */
export const isChainOrFeature: ParamRule = (wanted, { networks }, { feature }) =>
  !!feature || networks.requested.some(({ chain }) => chain === wanted)

export const isDestination: ParamRule = (to, { refusal }) => {
  const { view, params } = Object(to) as Destination
  return to === undefined || !refusal(view, params)
}

export const isConnectorId: ParamRule = (id, { connectors }) => !!connectors.find(id as never)

export const isMultiChainId: ParamRule = (id, { connectors }) =>
  !!connectors.find(id as never)?.providers

export const isProvider: ParamRule = (provider) => socialProviders.includes(provider as never)

export const isEmail: ParamRule = (email) => /@./.test(String(email))

export const isSide: ParamRule = (side) => side === 'sourceToken' || side === 'toToken'
