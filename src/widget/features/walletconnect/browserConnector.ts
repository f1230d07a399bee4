import type { Connector } from '../../../backends/port/connectors.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'

/** The connector of this browser for the wallet, if there is one and no other claims to be that wallet. */
export function browserConnector(
  wallet: Wallet | undefined,
  connectors: readonly Connector[],
): Connector | undefined {
  const rdns = wallet?.rdns?.toLowerCase()
  return connectors.find(
    ({ type, contested, explorerId, info }) =>
      type !== 'AUTH' &&
      contested !== true &&
      wallet !== undefined &&
      (explorerId === wallet.id || (rdns !== undefined && info?.rdns?.toLowerCase() === rdns)),
  )
}
