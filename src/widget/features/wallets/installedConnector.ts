import type { Connector } from '../../../backends/port/connectors.ts'
import type { Wallet } from '../../../backends/port/wallets.ts'

const directly: readonly Connector['type'][] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED', 'EXTERNAL']

/**
 * The connector by which this browser shows a wallet of the directory, matched by rdns or directory
 * id. An rdns is a claim anybody can make: when several wallets make it, the one of the same name wins.
 */
export function installedConnector(
  wallet: Wallet,
  connectors: readonly Connector[],
): Connector | undefined {
  const rdns = wallet.rdns?.toLowerCase()
  const matches = connectors.filter(
    ({ id, type, explorerId, info }) =>
      directly.includes(type) &&
      (id === wallet.id ||
        explorerId === wallet.id ||
        (rdns !== undefined && info?.rdns?.toLowerCase() === rdns)),
  )
  return matches.find(({ name }) => name === wallet.name) ?? matches[0]
}
