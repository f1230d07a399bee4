import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/**
 * The stored record of a connected wallet, by which a later visit recognises it among its connectors. Without the
 * wallet's own picture: it may be large, and the wallet provides it again.
 */
export function rememberedWallet(connector: Connector, wallet: Wallet | undefined): Wallet {
  const rdns = connector.info?.rdns ?? wallet?.rdns
  return {
    ...(wallet ?? { id: connector.explorerId ?? connector.id, name: connector.name }),
    ...(rdns === undefined ? {} : { rdns }),
  }
}
