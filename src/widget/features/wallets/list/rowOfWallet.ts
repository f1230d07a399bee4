import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { installedConnector } from './installedConnector.ts'
import type { WalletRow, WalletSection } from './walletRow.ts'

/** Makes a row of a wallet of the directory or of the host; an installed one keeps its own name. */
export function rowOfWallet(
  section: WalletSection,
  wallet: Wallet,
  connectors: readonly Connector[],
): WalletRow {
  const connector = installedConnector(wallet, connectors)
  return {
    section,
    key: `wallet ${wallet.id}`,
    name: connector?.name ?? wallet.name,
    ...(connector ? { wallet: { ...wallet, installed: true }, connector } : { wallet }),
  }
}
