import type { ChainNamespace } from '../../../../backends/port/chainIds.ts'
import type { ConnectPlatform } from '../../../core/kernel/analyticsEvents.ts'
import type { ViewParams } from '../../../core/kernel/viewParams.ts'
import { connectorOn } from './connectorOn.ts'
import type { WalletRow } from './walletRow.ts'

type To<N extends keyof ViewParams> = { readonly view: N; readonly params: ViewParams[N] }

/** The view to which a wallet chosen in a list leads. */
export type WalletDestination =
  | To<'ConnectingExternal'>
  | To<'ConnectingMultiChain'>
  | To<'ConnectingWalletConnect'>
  | To<'Downloads'>

export interface DestinationFacts {
  /** Whether WalletConnect can be used. */
  readonly canPair: boolean
  readonly mobile: boolean
  /** The only chain namespace to connect, if there is a restriction. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Returns the view for a chosen wallet: an installed one is connected directly, any other is paired. If pairing is not
 * possible, its downloads are shown, so that every wallet leads somewhere.
 */
export function walletDestination(row: WalletRow, facts: DestinationFacts): WalletDestination {
  const { connector, wallet, section } = row
  const connectorInNamespace =
    connector && facts.namespace && connectorOn(connector, facts.namespace)
  if (connector?.type === 'MULTI_CHAIN' && !connectorInNamespace) {
    return { view: 'ConnectingMultiChain', params: { connectorId: connector.id } }
  }
  if (connector) {
    const connectorId = connectorInNamespace ?? connector.id
    return { view: 'ConnectingExternal', params: { connectorId, ...(wallet ? { wallet } : {}) } }
  }
  if (section === 'walletConnect' || !wallet) {
    return { view: 'ConnectingWalletConnect', params: undefined }
  }
  return facts.canPair
    ? { view: 'ConnectingWalletConnect', params: { wallet } }
    : { view: 'Downloads', params: { wallet, notDetected: true } }
}

/** The platform that the event SELECT_WALLET reports (C-308). */
export function selectPlatform(
  row: WalletRow,
  facts: DestinationFacts,
): ConnectPlatform | 'unsupported' {
  const { connector, wallet } = row
  if (connector) return 'browser'
  if (!wallet) return 'qrcode'
  if (!facts.canPair) return 'unsupported'
  if (wallet.mobile_link) return facts.mobile ? 'mobile' : 'qrcode'
  if (wallet.webapp_link) return 'web'
  return wallet.desktop_link && !facts.mobile ? 'desktop' : 'unsupported'
}
