import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/**
 * What is stored of a wallet that connected, so that a later visit finds it among its connectors
 * again. Its own picture is not stored: it may be large, and the wallet shows it again.
 */
export function rememberedWallet(connector: Connector, wallet: Wallet | undefined): Wallet {
  const rdns = connector.info?.rdns ?? wallet?.rdns
  return {
    ...(wallet ?? { id: connector.explorerId ?? connector.id, name: connector.name }),
    ...(rdns === undefined ? {} : { rdns }),
  }
}
