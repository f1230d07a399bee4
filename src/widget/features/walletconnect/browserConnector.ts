import type { Connector } from '../../../backends/port/connectors.ts'
import type { Wallet } from '../../../backends/port/wallets.ts'

/** The connector by which this browser itself shows the wallet, if it does. */
export function browserConnector(
  wallet: Wallet | undefined,
  connectors: readonly Connector[],
): Connector | undefined {
  const rdns = wallet?.rdns?.toLowerCase()
  return connectors.find(
    ({ type, explorerId, info }) =>
      type !== 'AUTH' &&
      wallet !== undefined &&
      (explorerId === wallet.id || (rdns !== undefined && info?.rdns?.toLowerCase() === rdns)),
  )
}
