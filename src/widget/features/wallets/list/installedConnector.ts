import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

const directly: readonly Connector['type'][] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL']

/**
 * Returns the connector of this browser for a wallet of the directory, matched by rdns or directory id. Any extension
 * can claim both: if several wallets make the same claim, none matches.
 */
export function installedConnector(
  wallet: Wallet,
  connectors: readonly Connector[],
): Connector | undefined {
  const rdns = wallet.rdns?.toLowerCase()
  const [first, ...others] = connectors.filter(
    ({ id, type, explorerId, info }) =>
      directly.includes(type) &&
      (id === wallet.id ||
        explorerId === wallet.id ||
        (rdns !== undefined && info?.rdns?.toLowerCase() === rdns)),
  )
  return others.length === 0 && first?.contested !== true ? first : undefined
}
